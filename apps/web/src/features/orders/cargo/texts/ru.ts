import { pluralRu } from '../../../../shared/i18n/plural.ts';
import type { CargoTexts } from './cargo-texts.ts';

const places = { one: 'место', few: 'места', many: 'мест', other: 'места' };

export const texts: CargoTexts = {
  title: 'Заявка на груз',
  lead: 'Назовите, что внутри, и размеры каждого места. Сотрудник проверит заявку и подтвердит её, после этого склад ждёт груз.',
  notOpen: {
    title: 'Карго для вас не открыто',
    text: 'Позвоните на {{hotline}}, сотрудник оформит груз.',
    toParcel: 'Оформить посылку',
  },
  boxes: {
    title: 'Места',
    hint: 'Одинаковые места вносите одной строкой.',
    row: (number) => `Строка ${number}`,
    remove: (number) => `Убрать строку ${number}`,
    add: 'Добавить места другого размера',
    count: 'Мест',
    length: 'Длина, см',
    width: 'Ширина, см',
    height: 'Высота, см',
    weight: 'Вес места, кг',
    sum: (count, kg, m3) => `${count} ${pluralRu(count, places)} · ${kg} кг · ${m3} м³`,
    price: (amount) => `по тарифу ${amount}`,
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
    tooMany: (most) => `В одной заявке не больше ${most} ${pluralRu(most, places)}`,
    value: 'Укажите стоимость товара',
  },
};
