/** The words of the papers of a trip. */
import type { WordsOf } from '@rohi/contract/locales';
import type { PaperLanguage, TripPaper } from '@rohi/contract/documents/trip-papers';

type TripCounts = { parcels: number; bags: number; loose: number; persons: number };

const ru = {
  titles: {
    manifest: 'Грузовой манифест',
    invoice: 'Инвойс',
    'packing-list': 'Упаковочный лист',
    cmr: 'Международная товарно-транспортная накладная (CMR)',
  } satisfies Record<TripPaper, string>,
  trip: 'Рейс',
  /** Of a trip that has not left yet. */
  notDeparted: 'Рейс ещё не отправлен: состав может измениться.',
  page: (page: number, of: number) => `Лист ${page} из ${of}`,
  drawn: (day: string) => `Составлено ${day}`,
  from: 'Откуда',
  to: 'Куда',
  departure: 'Отправление',
  vehicle: 'Транспорт',
  seals: 'Пломбы',
  recipient: 'Получатель',
  phone: 'Телефон',
  customerCode: 'Код клиента',
  total: 'Итого',
  /** Of a trip: parcels, bags, parcels in no bag, persons. */
  counts: ({ parcels, bags, loose, persons }: TripCounts) =>
    `Посылок: ${parcels}. Мешков: ${bags}. Посылок без мешка: ${loose}. Получателей: ${persons}.`,
  columns: {
    number: '№',
    trackingCode: 'Трек-номер',
    bag: 'Мешок',
    customer: 'Код клиента',
    order: 'Заказ',
    recipient: 'Получатель',
    city: 'Город',
    goods: 'Наименование товара',
    hsCode: 'Код ТН ВЭД',
    pieces: 'Штук',
    weight: 'Брутто, кг',
    value: 'Стоимость',
    currency: 'Валюта',
    unitValue: 'Цена за штуку',
  },
  /** In place of goods that stand in the line of another parcel of the order. */
  declaredWith: (code: string) => `Указано вместе с ${code}`,
  notSaid: 'не указано',
};

export type PaperWords = WordsOf<typeof ru>;

export const paperWords: Record<PaperLanguage, PaperWords> = {
  ru,
  zh: {
    titles: {
      manifest: '载货清单',
      invoice: '商业发票',
      'packing-list': '装箱单',
      cmr: '国际道路货物运单（CMR）',
    },
    trip: '车次',
    notDeparted: '车次尚未发车，内容可能变动。',
    page: (page, of) => `第 ${page} 页，共 ${of} 页`,
    drawn: (day) => `制单日期 ${day}`,
    from: '始发地',
    to: '目的地',
    departure: '发车日期',
    vehicle: '运输工具',
    seals: '铅封号',
    recipient: '收件人',
    phone: '电话',
    customerCode: '客户编号',
    total: '合计',
    counts: ({ parcels, bags, loose, persons }) =>
      `包裹 ${parcels} 件，集包袋 ${bags} 个，未装袋包裹 ${loose} 件，收件人 ${persons} 位。`,
    columns: {
      number: '序号',
      trackingCode: '运单号',
      bag: '集包袋号',
      customer: '客户编号',
      order: '订单号',
      recipient: '收件人',
      city: '城市',
      goods: '品名',
      hsCode: 'HS编码',
      pieces: '数量',
      weight: '毛重(kg)',
      value: '总价',
      currency: '币种',
      unitValue: '单价',
    },
    declaredWith: (code) => `与 ${code} 合并申报`,
    notSaid: '未填写',
  },
  en: {
    titles: {
      manifest: 'Cargo manifest',
      invoice: 'Invoice',
      'packing-list': 'Packing list',
      cmr: 'International consignment note (CMR)',
    },
    trip: 'Trip',
    notDeparted: 'The trip has not departed yet: what it carries may change.',
    page: (page, of) => `Page ${page} of ${of}`,
    drawn: (day) => `Drawn up on ${day}`,
    from: 'From',
    to: 'To',
    departure: 'Departure',
    vehicle: 'Vehicle',
    seals: 'Seals',
    recipient: 'Recipient',
    phone: 'Phone',
    customerCode: 'Customer code',
    total: 'Total',
    counts: ({ parcels, bags, loose, persons }) =>
      `Parcels: ${parcels}. Bags: ${bags}. Parcels in no bag: ${loose}. Recipients: ${persons}.`,
    columns: {
      number: 'No.',
      trackingCode: 'Tracking code',
      bag: 'Bag',
      customer: 'Customer code',
      order: 'Order',
      recipient: 'Recipient',
      city: 'City',
      goods: 'Description of goods',
      hsCode: 'HS code',
      pieces: 'Pieces',
      weight: 'Gross, kg',
      value: 'Value',
      currency: 'Currency',
      unitValue: 'Unit price',
    },
    declaredWith: (code) => `Declared with ${code}`,
    notSaid: 'not stated',
  },
};
