import { sumIn, type LetterTexts } from '../letter-texts/letter-text.ts';

/** Letters about refunds; `when` writes a moment in Dushanbe time. */
export function refundLetters(
  when: (moment: string) => string,
): Pick<LetterTexts, 'refundApproved' | 'refundPaid' | 'refundTakenBack'> {
  const link = { label: 'Открыть баланс', page: 'balance' } as const;
  const facts = (receipt: string, amount: string, currency = 'USD') => [
    { label: 'Чек оплаты', value: receipt },
    { label: 'Возврат', value: sumIn(currency, amount, ',') },
  ];
  return {
    refundApproved: ({ receipt, amount, currency, endsAt, hotline }) => ({
      subject: `Возврат по чеку ${receipt} одобрен`,
      before: [
        'Здравствуйте!',
        'Мы возвращаем деньги, которые вы заплатили. Они вернутся тем же путём, каким пришли: наличные — в пункте, где вы платили, с карты — на карту, с баланса — на баланс.',
      ],
      details: [...facts(receipt, amount, currency), { label: 'Можно получить до', value: when(endsAt) }],
      after: [`Есть вопросы? Звоните: ${hotline}.`],
      link,
    }),
    refundPaid: ({ receipt, amount, currency, refundReceipt, owedAgain, hotline }) => ({
      subject: `Возврат выплачен: чек ${refundReceipt}`,
      before: ['Здравствуйте!', 'Мы выплатили ваш возврат тем же путём, каким пришли деньги.'],
      details: [...facts(receipt, amount, currency), { label: 'Чек возврата', value: refundReceipt }],
      after: [
        owedAgain
          ? 'Начисление снова не оплачено: деньги были приняты по ошибке.'
          : 'За возвращённое вы больше ничего не должны.',
        `Если вы не получили этих денег или есть вопрос, позвоните: ${hotline}.`,
      ],
      link,
    }),
    refundTakenBack: ({ receipt, amount, currency, hotline }) => ({
      subject: `Возврат по чеку ${receipt} отменён`,
      before: ['Здравствуйте!', 'Мы писали, что этот возврат одобрен. Его отменили, выплаты не будет.'],
      details: facts(receipt, amount, currency),
      after: [`Есть вопросы? Звоните: ${hotline}.`],
      link,
    }),
  };
}
