import { codesOf, type LetterTexts } from '../letter-texts/letter-text.ts';

/** Letters about what happens at a counter; `when` writes a moment, `day` a Dushanbe day. */
export function handOverLetters(
  when: (moment: string) => string,
  day: (date: string) => string,
): Pick<LetterTexts, 'handOverAllowed' | 'parcelNotTaken' | 'passUsed'> {
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
          value: codesOf(trackingCodes, count, 'ru'),
        },
      ],
      after: [`Если это не вы и не тот, кого вы просили прийти, сразу позвоните: ${hotline}.`],
      link: { label: 'Открыть кабинет', page: 'platform' },
    }),
    parcelNotTaken: ({ trackingCode, what, pickupPoint, decideBy, hotline }) => ({
      subject: `Посылка ${trackingCode} осталась в пункте выдачи`,
      before: [
        'Здравствуйте!',
        'Посылку не забрали у стойки. Мы отложили её, чтобы разобраться: оплата остаётся как есть, а хранение на это время не считается.',
      ],
      details: [
        { label: 'Трек-номер', value: trackingCode },
        { label: 'Что записано', value: what },
        ...(pickupPoint === null ? [] : [{ label: 'Пункт выдачи', value: pickupPoint }]),
        { label: 'Решим до', value: day(decideBy) },
      ],
      after: [`Если вы передумали или хотите что-то добавить, позвоните: ${hotline}.`],
      link: { label: 'Открыть кабинет', page: 'platform' },
    }),
    passUsed: ({ delegate, pickupPoint, trackingCode, usedAt }) => ({
      subject: 'По вашему пропуску получают посылки',
      before: [
        'Здравствуйте!',
        'Пропуск, который вы дали, показали в пункте выдачи, и по нему выдали первую посылку. Больше этот пропуск не подойдёт.',
      ],
      details: [
        { label: 'Кто получает', value: delegate },
        { label: 'Посылка', value: trackingCode },
        ...(pickupPoint === null ? [] : [{ label: 'Пункт выдачи', value: pickupPoint }]),
        { label: 'Когда', value: when(usedAt) },
      ],
      after: ['Если вы никому не давали пропуск, сразу смените пароль и позвоните в пункт выдачи.'],
      link: { label: 'Открыть кабинет', page: 'platform' },
    }),
  };
}
