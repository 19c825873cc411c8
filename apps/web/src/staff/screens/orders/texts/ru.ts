import { pluralRu } from '../../../../shared/i18n/plural.ts';
import type { OrdersListTexts } from './orders-list-texts.ts';

const places = { one: 'место', few: 'места', many: 'мест', other: 'места' };

export const texts: OrdersListTexts = {
  title: 'Заказы',
  create: 'Новый карго-заказ',
  fresh: 'Новый заказ на груз (FBA)',
  search: 'Заказ, клиент, трек-номер или товар',
  withProblem: 'С проблемой',
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
    box: (number) => `Строка ${number}`,
    sum: (count, kg, m3) => `${count} ${pluralRu(count, places)} · ${kg} кг · ${m3} м³`,
    price: (amount) => `по тарифу ${amount}`,
  },
  facts: { customer: 'Клиент', total: 'Доставка' },
  items: {
    title: 'Товары по позициям',
    ofOrder: 'по всему заказу, где посылка не указана',
    pieces: (count) => `${count} шт.`,
    hsCode: (code) => `ТН ВЭД ${code}`,
  },
  kg: 'кг',
  cm: 'см',
  m3: 'м³',
  print: 'Печать этикеток',
};
