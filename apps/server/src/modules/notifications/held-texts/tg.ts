import type { LetterTexts } from '../letter-texts/letter-text.ts';

/** Letters about parcels that are held in China, or are not after all; `day` writes a Dushanbe day. */
export function heldLetters(
  day: (date: string) => string,
): Pick<LetterTexts, 'parcelHeld' | 'parcelNotHeld'> {
  return {
    parcelHeld: ({ trackingCode, orderCode, what, answers, answerBy, hotline }) => ({
      subject: `Ҷавоби шумо лозим аст: бор ${trackingCode}`,
      before: [
        'Салом!',
        'Дар анбори Чин бо бори шумо мушкилӣ пайдо шуд. Бор як сӯ гузошта шудааст ва ҷавоби шуморо интизор аст.',
      ],
      details: [
        { label: 'Рақами пайгирӣ', value: trackingCode },
        ...(orderCode === null ? [] : [{ label: 'Фармоиш', value: orderCode }]),
        { label: 'Чӣ шуд', value: what },
        { label: 'Чӣ кардан мумкин аст', value: answers },
        { label: 'Ҷавоб диҳед то', value: day(answerBy) },
      ],
      after: [
        'Дар кабинет интихоб кунед, ки бо бор чӣ кор кунем: нарх ва муҳлати ҳар вариант он ҷо нишон дода шудааст.',
        `Агар ҷавоб надиҳед, дастгирӣ бо шумо тамос мегирад. Саволҳо — ${hotline}.`,
      ],
      link: { label: 'Ҷавоб додан', page: 'platform' },
    }),
    parcelNotHeld: ({ trackingCode, orderCode, what, isStillAsked, hotline }) => ({
      subject: `Ҷавоб лозим нест: бор ${trackingCode}`,
      before: [
        'Салом!',
        'Мо ба шумо дар бораи мушкилии бор дар анбори Чин навишта будем. Ин хатои мо буд: чунин мушкилӣ нест.',
      ],
      details: [
        { label: 'Рақами пайгирӣ', value: trackingCode },
        ...(orderCode === null ? [] : [{ label: 'Фармоиш', value: orderCode }]),
        { label: 'Ба хато гуфта шуд', value: what },
      ],
      after: [
        isStillAsked
          ? 'Мушкилии дигари ин бор ҳанӯз ҷавоби шуморо интизор аст. Дар кабинет интихоб кунед, ки бо он чӣ кор кунем.'
          : 'Ҷавоб додан лозим нест ва барои ин чизе намепардозед.',
        `Саволҳо: ${hotline}.`,
      ],
      link: { label: 'Кушодани кабинет', page: 'platform' },
    }),
  };
}
