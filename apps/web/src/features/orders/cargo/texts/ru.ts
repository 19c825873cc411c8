import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const places = { one: 'место', few: 'места', many: 'мест', other: 'места' };

export const texts = {
  title: 'Заявка на груз',
  lead: 'Назовите, что внутри, и размеры каждого места. Сотрудник проверит заявку и подтвердит её, после этого склад ждёт груз.',
  /** Of the form of an order of parcels, to the other one. */
  notOpen: {
    title: 'Карго для вас не открыто',
    text: 'Позвоните на {{hotline}}, сотрудник оформит груз.',
    toParcel: 'Оформить посылку',
  },
  boxes: {
    title: 'Места',
    hint: 'Одинаковые места вносите одной строкой.',
    row: (number: number) => `Строка ${number}`,
    remove: (number: number) => `Убрать строку ${number}`,
    add: 'Добавить места другого размера',
    count: 'Мест',
    length: 'Длина, см',
    width: 'Ширина, см',
    height: 'Высота, см',
    weight: 'Вес места, кг',
    sum: (count: number, kg: string, m3: string) =>
      `${count} ${pluralRu(count, places)} · ${kg} кг · ${m3} м³`,
    price: (amount: string) => `по тарифу ${amount}`,
    save: 'Сохранить места',
    saved: 'Места изменены.',
  },
  send: 'Отправить заявку',
  sent: 'Заявка отправлена. Сотрудник проверит места и подтвердит её.',
  wrong: {
    empty: 'Укажите длину, ширину, высоту и вес места',
    side: 'Сторона от 0,1 до 1000 см',
    weight: 'Вес места от 0,001 до 10 000 кг',
    count: 'Мест от 1 до 200',
    tooMany: (most: number) => `В одной заявке не больше ${most} ${pluralRu(most, places)}`,
    value: 'Укажите стоимость товара',
  },
};

export type CargoTexts = WordsOf<typeof texts>;
