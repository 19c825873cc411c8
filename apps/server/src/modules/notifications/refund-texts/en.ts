import type { LetterTexts } from '../letter-texts/letter-text.ts';

/** Letters about refunds; `when` writes a moment in Dushanbe time. */
export function refundLetters(
  when: (moment: string) => string,
): Pick<LetterTexts, 'refundApproved' | 'refundPaid' | 'refundTakenBack'> {
  const link = { label: 'Open the balance', page: 'balance' } as const;
  const facts = (receipt: string, amount: string, currency = 'USD') => [
    { label: 'Receipt of the payment', value: receipt },
    { label: 'Refund', value: `${amount} ${currency}` },
  ];
  return {
    refundApproved: ({ receipt, amount, currency, endsAt, hotline }) => ({
      subject: `Refund against receipt ${receipt} is approved`,
      before: [
        'Hello!',
        'We refund a part or all of what you paid. The money goes back the way it came: cash at the pickup point where you paid, card to the card, balance to the balance.',
      ],
      details: [...facts(receipt, amount, currency), { label: 'Can be paid out until', value: when(endsAt) }],
      after: [`Any questions? Call us: ${hotline}.`],
      link,
    }),
    refundPaid: ({ receipt, amount, currency, refundReceipt, owedAgain, hotline }) => ({
      subject: `Refund paid out: receipt ${refundReceipt}`,
      before: ['Hello!', 'We have paid your refund out the way the money came.'],
      details: [
        ...facts(receipt, amount, currency),
        { label: 'Receipt of the refund', value: refundReceipt },
      ],
      after: [
        owedAgain
          ? 'The charge is owed again: this payment was taken by mistake.'
          : 'You owe nothing more for what was refunded.',
        `If you did not get this money, or have a question, call us: ${hotline}.`,
      ],
      link,
    }),
    refundTakenBack: ({ receipt, amount, currency, hotline }) => ({
      subject: `Refund against receipt ${receipt} was taken back`,
      before: [
        'Hello!',
        'We wrote that this refund was approved. It was taken back and will not be paid out.',
      ],
      details: facts(receipt, amount, currency),
      after: [`Any questions? Call us: ${hotline}.`],
      link,
    }),
  };
}
