import { pluralRu } from '../../../../../shared/i18n/plural.ts';
import type { MoneyTexts } from './money-texts.ts';

const days = { '0-7': 'до 7 дней', '8-30': '8–30 дней', '31-60': '31–60 дней', '61+': 'больше 60 дней' };

export const texts: MoneyTexts = {
  unpaid: {
    title: 'Не оплачено',
    until: (day) => `хранение посчитано по ${day}`,
    none: 'Всё оплачено.',
    age: 'Ждёт оплаты',
    ages: days,
    charges: 'Начисления',
    owed: 'К оплате',
    total: 'Всего',
    list: (age) => `Не оплачено: ${age}`,
    customer: 'Клиент',
    parcel: 'Посылка',
    kind: 'За что',
    kinds: { DELIVERY: 'Доставка', STORAGE: 'Хранение', SERVICE: 'Услуга' },
    days: 'Дней',
  },
  taken: {
    title: 'Принято в кассах',
    lead: 'По дню смены. Смена появляется здесь, когда деньги в ней пересчитаны. Наличные – за вычетом сдачи.',
    none: 'За эти дни пересчитанных смен с оплатами нет.',
    day: 'День смены',
    point: 'Пункт',
    clerk: 'Кассир',
    means: 'Способ',
    names: { CASH_TJS: 'Наличные, TJS', CASH_USD: 'Наличные, USD', CARD: 'Карта' },
    receipts: 'Чеки',
    sum: 'Принято',
    refunds: 'Возвраты',
    list: (what) => `Чеки: ${what}`,
    receipt: 'Чек',
    at: 'Когда',
    what: 'Операция',
    whats: { PAYMENT: 'Оплата', REFUND: 'Возврат' },
  },
  show: (what) => `Показать список: ${what}`,
  more: (left) =>
    `Показать ещё ${left} ${pluralRu(left, { one: 'строку', few: 'строки', many: 'строк', other: 'строки' })}`,
  close: 'Скрыть список',
};
