import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const places = { one: 'место', few: 'места', many: 'мест', other: 'места' };

/** Words of the list of orders, and of cargo that is taken down. */
export const texts = {
  title: 'Заказы',
  create: 'Новый карго-заказ',
  fresh: 'Новый заказ на груз (FBA)',
  search: 'Заказ, клиент, трек-номер или товар',
  withProblem: 'С проблемой',
  /** Of orders that are sold as nothing yet. */
  noProduct: 'Без продукта',
  problem: 'есть проблема',
  sections: { who: 'Чей груз и кому', goods: 'Что внутри', boxes: 'Места' },
  hints: { customerCode: 'Груз поедет в пункт выдачи, который выбрал клиент.' },
  boxes: {
    code: 'Трек-номер',
    length: 'Длина, см',
    width: 'Ширина, см',
    height: 'Высота, см',
    weight: 'Вес, кг',
    count: 'Штук',
    add: 'Добавить место',
    remove: 'Убрать место',
    codeHint: 'если есть',
    hint: 'Одинаковые места вносите одной строкой. Трек-номер нужен только месту, которое везёт курьер; остальным номера даст система.',
    box: (number: number) => `Строка ${number}`,
    sum: (count: number, kg: string, m3: string) =>
      `${count} ${pluralRu(count, places)} · ${kg} кг · ${m3} м³`,
    /** By the tariff of today, before anything is measured. */
    price: (amount: string) => `по тарифу ${amount}`,
  },
  facts: { customer: 'Клиент', total: 'Доставка' },
  /** What a declaration lists; `ofOrder`: at a parcel, where an item was said of no parcel of its order. */
  items: {
    title: 'Товары по позициям',
    ofOrder: 'по всему заказу, где посылка не указана',
    pieces: (count: number) => `${count} шт.`,
    hsCode: (code: string) => `ТН ВЭД ${code}`,
  },
  kg: 'кг',
  cm: 'см',
  m3: 'м³',
  print: 'Печать этикеток',
};

export type OrdersListTexts = WordsOf<typeof texts>;
