import { dollars, shortWeight, type LetterTexts } from '../letter-texts/letter-text.ts';

/** The letter about a second weight that counts. */
export const weightLetters: Pick<LetterTexts, 'weightChanged'> = {
  weightChanged: ({ trackingCode, orderCode, oldKg, newKg, oldPrice, newPrice, isOverpaid, hotline }) => ({
    subject: `Вазни бори ${trackingCode} аниқ карда шуд`,
    before: [
      'Салом!',
      oldKg !== null && Number(newKg) < Number(oldKg)
        ? 'Мо бори шуморо дар Душанбе бори дигар баркашидем. Вазни он аз вазни сабтшуда камтар аст, бинобар ин нархи расонидан кам шуд.'
        : 'Мо бори шуморо дар Душанбе бори дигар баркашидем. Вазни он аз вазни дар Чин сабтшуда зиёдтар аст; корманд инро санҷид ва вазнро аниқ кард.',
    ],
    details: [
      { label: 'Рақами пайгирӣ', value: trackingCode },
      ...(orderCode === null ? [] : [{ label: 'Фармоиш', value: orderCode }]),
      {
        label: 'Вазни пештара',
        value: oldKg === null ? 'баркашида нашудааст' : `${shortWeight(oldKg, ',')} кг`,
      },
      { label: 'Вазни ҳозира', value: `${shortWeight(newKg, ',')} кг` },
      ...(oldPrice === null ? [] : [{ label: 'Нархи пештараи расонидан', value: dollars(oldPrice, ',') }]),
      ...(newPrice === null ? [] : [{ label: 'Нархи ҳозираи расонидан', value: dollars(newPrice, ',') }]),
    ],
    after: [
      ...(isOverpaid
        ? [
            'Шумо аз нархи ҳозира зиёдтар пардохтаед. Фарқият баргардонида мешавад: корманд баргардониданро расмӣ мекунад.',
          ]
        : []),
      `Саволҳо: ${hotline}.`,
    ],
    link: { label: 'Кушодани кабинет', page: 'platform' },
  }),
};
