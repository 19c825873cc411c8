import type { WordsOf } from '@rohi/contract/locales';
import type { differenceReasons } from '@rohi/contract/billing/cash';
import type { ChargeKind } from '@rohi/contract/billing/charge-kinds';
import type { TakenMeans } from '@rohi/contract/reports/money.contract';
import type { UnpaidAge } from '@rohi/contract/reports/unpaid-ages';
import { pluralRu } from '../../../../../shared/i18n/plural.ts';

const days = { '0-7': 'до 7 дней', '8-30': '8–30 дней', '31-60': '31–60 дней', '61+': 'больше 60 дней' };

/** Words of what is unpaid and what came in. */
export const texts = {
  unpaid: {
    title: 'Не оплачено',
    /** Until which day storage is counted. */
    until: (day: string) => `хранение посчитано по ${day}`,
    none: 'Всё оплачено.',
    age: 'Ждёт оплаты',
    ages: days satisfies Record<UnpaidAge, string>,
    charges: 'Начисления',
    owed: 'К оплате',
    total: 'Всего',
    /** The list of an age. */
    list: (age: string) => `Не оплачено: ${age}`,
    customer: 'Клиент',
    parcel: 'Посылка',
    kind: 'За что',
    kinds: {
      DELIVERY: 'Доставка',
      STORAGE: 'Хранение',
      SERVICE: 'Услуга',
      COURIER: 'Курьер',
    } satisfies Record<ChargeKind, string>,
    days: 'Дней',
  },
  debts: {
    title: 'Прежние долги',
    currency: 'Валюта',
    count: 'Долги',
    owed: 'К оплате',
    list: (currency: string) => `Прежние долги: ${currency}`,
    customer: 'Клиент',
    day: 'На день',
    note: 'Пометка',
  },
  /** What will be due when trips arrive. */
  arrivals: {
    title: 'К оплате с прибытием рейсов',
    lead: 'Что клиенты заплатят за посылки рейсов, когда те будут готовы к выдаче. Того, что уже ждёт оплаты или оплачено, здесь нет.',
    none: 'С рейсами ничего к оплате не придёт.',
    trip: 'Рейс',
    day: 'Прибытие по плану',
    point: 'Пункт',
    noPoint: 'пункт не выбран',
    parcels: 'Посылки',
    unpriced: (count: number) => `+ без цены: ${count}`,
    customers: 'Клиенты',
    sum: 'Сумма',
    total: 'Всего',
    list: (what: string) => `Что придёт к оплате: ${what}`,
  },
  taken: {
    title: 'Принято в кассах',
    lead: 'По дню смены. Смена появляется здесь, когда деньги в ней пересчитаны. Наличные – за вычетом сдачи.',
    none: 'За эти дни пересчитанных смен с оплатами нет.',
    day: 'День смены',
    point: 'Пункт',
    clerk: 'Кассир',
    means: 'Способ',
    names: { CASH_TJS: 'Наличные, TJS', CASH_USD: 'Наличные, USD', CARD: 'Карта' } satisfies Record<
      TakenMeans,
      string
    >,
    receipts: 'Чеки',
    sum: 'Принято',
    refunds: 'Возвраты',
    /** The list of a day, a point, a clerk and a means. */
    list: (what: string) => `Чеки: ${what}`,
    receipt: 'Чек',
    at: 'Когда',
    what: 'Операция',
    whats: { PAYMENT: 'Оплата', REFUND: 'Возврат' },
  },
  differences: {
    title: 'Расхождения в кассах',
    lead: 'Закрытые смены по дню открытия. Оплаты, пришедшие после пересчёта, учтены.',
    none: 'За эти дни закрытых смен нет.',
    shifts: 'Смены',
    differing: 'С расхождением',
    missing: 'Недостача',
    surplus: 'Излишек',
    /** The list of a day, a point and a clerk. */
    list: (what: string) => `Смены: ${what}`,
    closed: 'Закрыта',
    drawer: 'Касса',
    difference: 'Разница',
    agrees: 'сходится',
    reason: 'Причина',
    reasons: {
      CHANGE: 'Ошибка со сдачей',
      MISCOUNT: 'Ошибка в пересчёте',
      UNRECORDED: 'Движение не записано',
      FALSE_NOTE: 'Поддельная купюра',
      UNKNOWN: 'Не установлена',
    } satisfies Record<(typeof differenceReasons)[number], string>,
    confirmedBy: 'Подтвердил',
  },
  save: 'Скачать XLSX',
  show: (what: string) => `Показать список: ${what}`,
  more: (left: number) =>
    `Показать ещё ${left} ${pluralRu(left, { one: 'строку', few: 'строки', many: 'строк', other: 'строки' })}`,
  close: 'Скрыть список',
};

export type MoneyTexts = WordsOf<typeof texts>;
