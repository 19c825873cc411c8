import type { LookKind } from '@rohi/contract/audit/looks.contract';
import type { Locale } from '@rohi/contract/locales';

type FileTexts = {
  name: string;
  headers: Record<'at' | 'viewer' | 'kind' | 'person' | 'subject' | 'address', string>;
  kinds: Record<LookKind, string>;
};

/** Name, headers and kinds of the file of looks. Tajik awaits a native reader. */
export const lookFileTexts: Record<Locale, FileTexts> = {
  ru: {
    name: 'Просмотры данных',
    headers: {
      at: 'Время (Душанбе)',
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
    },
  },
  en: {
    name: 'Data views',
    headers: {
      at: 'Time (Dushanbe)',
      viewer: 'Who looked',
      kind: 'What',
      person: 'Whose data',
      subject: 'Number',
      address: 'Network address',
    },
    kinds: {
      ORDER: 'Order with phones',
      PICTURE: 'Picture of a claim',
      PHOTO: 'Photo of a parcel',
      ACCOUNT: 'Account',
      LOGINS: 'Sessions',
      MONEY: 'Money of a customer',
    },
  },
  zh: {
    name: '资料查看记录',
    headers: {
      at: '时间（杜尚别）',
      viewer: '查看人',
      kind: '内容',
      person: '资料所属人',
      subject: '编号',
      address: '网络地址',
    },
    kinds: {
      ORDER: '含电话的订单',
      PICTURE: '认领图片',
      PHOTO: '包裹照片',
      ACCOUNT: '账号资料',
      LOGINS: '登录情况',
      MONEY: '客户资金',
    },
  },
  tg: {
    name: 'Дидани маълумот',
    headers: {
      at: 'Вақт (Душанбе)',
      viewer: 'Кӣ дид',
      kind: 'Чӣ',
      person: 'Маълумоти кӣ',
      subject: 'Рақам',
      address: 'Суроғаи шабакавӣ',
    },
    kinds: {
      ORDER: 'Фармоиш бо телефонҳо',
      PICTURE: 'Акси дархост',
      PHOTO: 'Акси бор',
      ACCOUNT: 'Ҳисоб',
      LOGINS: 'Воридшавиҳо',
      MONEY: 'Пули муштарӣ',
    },
  },
};
