import type { WordsOf } from '@rohi/contract/locales';
import type { LookKind } from '@rohi/contract/audit/looks.contract';

/** Words of the record of who looked at the data of people. */
export const texts = {
  title: 'Кто смотрел данные',
  lead: 'Записывается, когда сотрудник открывает телефоны целиком, снимок заявки, фото посылки, учётную запись, её входы или деньги клиента. Хранится 400 дней.',
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
    PHOTO: 'Фото посылки',
    ACCOUNT: 'Учётная запись',
    LOGINS: 'Входы',
    MONEY: 'Деньги клиента',
  } satisfies Record<LookKind, string>,
  days: 'Дни',
  /** Leads to the order, claim or account. */
  open: 'Открыть',
};

export type LooksTexts = WordsOf<typeof texts>;
