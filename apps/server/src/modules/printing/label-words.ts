import type { Locale, WordsOf } from '@rohi/contract/locales';

/** The fixed words of labels. */
const ru = {
  services: { BSC: 'Посылка', FBA: 'Груз' },
  trip: 'Рейс',
  customer: 'Клиент',
  phone: 'Телефон',
  weight: 'Вес',
  sides: 'Размеры',
  chargeableWeight: 'Расчётный вес',
  place: 'Место',
  received: 'Принято',
  printed: 'Напечатано',
  order: 'Заказ',
  cell: 'Ячейка',
  kg: 'кг',
  cm: 'см',
  noCustomer: 'Без кода клиента',
  noPickupPoint: 'Пункт не выбран',
};

export type LabelWords = WordsOf<typeof ru>;

// Tajik awaits a native reader.
export const labelWords: Readonly<Record<Locale, LabelWords>> = {
  ru,
  en: {
    services: { BSC: 'Parcel', FBA: 'Cargo' },
    trip: 'Trip',
    customer: 'Customer',
    phone: 'Phone',
    weight: 'Weight',
    sides: 'Size',
    chargeableWeight: 'Chargeable',
    place: 'Place',
    received: 'Received',
    printed: 'Printed',
    order: 'Order',
    cell: 'Cell',
    kg: 'kg',
    cm: 'cm',
    noCustomer: 'No customer code',
    noPickupPoint: 'No pickup point',
  },
  zh: {
    services: { BSC: '包裹', FBA: '货物' },
    trip: '车次',
    customer: '客户',
    phone: '电话尾号',
    weight: '重量',
    sides: '尺寸',
    chargeableWeight: '计费重量',
    place: '件数',
    received: '入库日期',
    printed: '打印日期',
    order: '订单号',
    cell: '货位',
    kg: 'kg',
    cm: 'cm',
    noCustomer: '无客户编号',
    noPickupPoint: '未选自提点',
  },
  tg: {
    services: { BSC: 'Бор', FBA: 'Бори калон' },
    trip: 'Сафар',
    customer: 'Муштарӣ',
    phone: 'Телефон',
    weight: 'Вазн',
    sides: 'Андоза',
    chargeableWeight: 'Вазни ҳисобӣ',
    place: 'Ҷой',
    received: 'Қабул шуд',
    printed: 'Чоп шуд',
    order: 'Фармоиш',
    cell: 'Ҷевон',
    kg: 'кг',
    cm: 'см',
    noCustomer: 'Бе рамзи муштарӣ',
    noPickupPoint: 'Нуқта интихоб нашудааст',
  },
};

/** A decimal as the language writes it. */
export function localDecimal(text: string, locale: Locale): string {
  return locale === 'ru' || locale === 'tg' ? text.replace('.', ',') : text;
}

/** `2026-11-18` as the language writes it; the year stays whole, for a label outlives its month. */
export function localDay(day: string, locale: Locale): string {
  return locale === 'ru' || locale === 'tg' ? day.split('-').toReversed().join('.') : day;
}
