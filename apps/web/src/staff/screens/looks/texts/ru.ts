import type { LooksTexts } from './looks-texts.ts';

export const texts: LooksTexts = {
  title: 'Кто смотрел данные',
  lead: 'Записывается, когда сотрудник открывает телефоны целиком, снимок заявки, учётную запись или её входы. Хранится 400 дней.',
  search: 'Кто смотрел, код клиента, заказ или сетевой адрес',
  columns: {
    at: 'Когда',
    viewer: 'Кто смотрел',
    kind: 'Что',
    person: 'Чьи данные',
    subject: 'Номер',
    address: 'Сетевой адрес',
  },
  kinds: {
    ORDER: 'Заказ с телефонами',
    PICTURE: 'Снимок заявки',
    ACCOUNT: 'Учётная запись',
    LOGINS: 'Входы',
  },
  days: 'Дни',
  open: 'Открыть',
};
