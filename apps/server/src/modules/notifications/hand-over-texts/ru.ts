import type { LetterTexts } from '../letter-texts/letter-text.ts';

/** Letters about what happens at a counter; `when` writes a moment. */
export function handOverLetters(when: (moment: string) => string): Pick<LetterTexts, 'handOverAllowed'> {
  return {
    handOverAllowed: ({ pickupPoint, allowedAt, count, trackingCodes, hotline }) => ({
      subject: 'Выдача ваших посылок без кода и документа разрешена',
      before: [
        'Здравствуйте!',
        'В пункте выдачи ваши посылки попросили выдать без кода и документа. Мы проверили то, что рассказал получатель, и разрешили выдать их один раз.',
      ],
      details: [
        ...(pickupPoint === null ? [] : [{ label: 'Пункт выдачи', value: pickupPoint }]),
        { label: 'Когда', value: when(allowedAt) },
        {
          label: count === 1 ? 'Трек-номер' : 'Трек-номера',
          value: trackingCodes.join(', '),
        },
        ...(count > trackingCodes.length ? [{ label: 'Всего посылок', value: String(count) }] : []),
      ],
      after: [`Если это не вы и не тот, кого вы просили прийти, сразу позвоните: ${hotline}.`],
      link: { label: 'Открыть кабинет', page: 'platform' },
    }),
  };
}
