import { dollars, shortWeight, type LetterTexts } from '../letter-texts/letter-text.ts';

/** The letter about a second weight that counts. */
export const weightLetters: Pick<LetterTexts, 'weightChanged'> = {
  weightChanged: ({ trackingCode, orderCode, oldKg, newKg, oldPrice, newPrice, isOverpaid, hotline }) => ({
    subject: `Уточнён вес посылки ${trackingCode}`,
    before: [
      'Здравствуйте!',
      oldKg !== null && Number(newKg) < Number(oldKg)
        ? 'Мы взвесили вашу посылку в Душанбе ещё раз. Она весит меньше, чем было записано, поэтому доставка стала дешевле.'
        : 'Мы взвесили вашу посылку в Душанбе ещё раз. Она весит больше, чем было записано в Китае; сотрудник проверил это и уточнил вес.',
    ],
    details: [
      { label: 'Трек-номер', value: trackingCode },
      ...(orderCode === null ? [] : [{ label: 'Заказ', value: orderCode }]),
      { label: 'Вес раньше', value: oldKg === null ? 'не взвешена' : `${shortWeight(oldKg, ',')} кг` },
      { label: 'Вес теперь', value: `${shortWeight(newKg, ',')} кг` },
      ...(oldPrice === null ? [] : [{ label: 'Доставка раньше', value: dollars(oldPrice, ',') }]),
      ...(newPrice === null ? [] : [{ label: 'Доставка теперь', value: dollars(newPrice, ',') }]),
    ],
    after: [
      ...(isOverpaid
        ? ['Вы заплатили больше, чем стоит доставка теперь. Разницу вернут: сотрудник оформит возврат.']
        : []),
      `Есть вопросы? Звоните: ${hotline}.`,
    ],
    link: { label: 'Открыть кабинет', page: 'platform' },
  }),
};
