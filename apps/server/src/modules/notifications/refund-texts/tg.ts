import { sumIn, type LetterTexts } from '../letter-texts/letter-text.ts';

/** Letters about refunds; `when` writes a moment in Dushanbe time. Sums are sumIn. Tajik awaits a native reader. */
export function refundLetters(
  when: (moment: string) => string,
): Pick<LetterTexts, 'refundApproved' | 'refundPaid' | 'refundTakenBack'> {
  const link = { label: 'Кушодани тавозун', page: 'balance' } as const;
  const facts = (receipt: string, amount: string, currency = 'USD') => [
    { label: 'Чеки пардохт', value: receipt },
    { label: 'Маблағи баргардонидашаванда', value: sumIn(currency, amount, ',') },
  ];
  return {
    refundApproved: ({ receipt, amount, currency, endsAt, hotline }) => ({
      subject: `Баргардонидани пул аз рӯи чеки ${receipt} тасдиқ шуд`,
      before: [
        'Салом!',
        'Мо пулеро, ки шумо пардохтед, бармегардонем. Он бо ҳамон роҳе бармегардад, ки омада буд: нақд — дар нуқтае, ки пардохт кардед, аз корт — ба корт, аз тавозун — ба тавозун.',
      ],
      details: [...facts(receipt, amount, currency), { label: 'Гирифтан мумкин то', value: when(endsAt) }],
      after: [`Савол доред? Занг занед: ${hotline}.`],
      link,
    }),
    refundPaid: ({ receipt, amount, currency, refundReceipt, owedAgain, hotline }) => ({
      subject: `Пул баргардонида шуд: чеки ${refundReceipt}`,
      before: ['Салом!', 'Мо пули шуморо бо ҳамон роҳе баргардонидем, ки омада буд.'],
      details: [...facts(receipt, amount, currency), { label: 'Чеки баргардонидан', value: refundReceipt }],
      after: [
        owedAgain
          ? 'Ҳисоб боз пардохтнашуда аст: пул саҳван гирифта шуда буд.'
          : 'Барои он чи баргардонида шуд, шумо дигар қарздор нестед.',
        `Агар ин пулро нагирифта бошед ё савол дошта бошед, занг занед: ${hotline}.`,
      ],
      link,
    }),
    refundTakenBack: ({ receipt, amount, currency, hotline }) => ({
      subject: `Баргардонидани пул аз рӯи чеки ${receipt} бекор шуд`,
      before: [
        'Салом!',
        'Мо навишта будем, ки ин баргардонидан тасдиқ шудааст. Он бекор шуд ва пардохт намешавад.',
      ],
      details: facts(receipt, amount, currency),
      after: [`Савол доред? Занг занед: ${hotline}.`],
      link,
    }),
  };
}
