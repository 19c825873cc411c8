import type { DeclarationColumn } from '@rohi/contract/imports/declaration-limits';
import type { ImportKind } from '@rohi/contract/imports/office-import-rules';
import type { Locale } from '@rohi/contract/locales';
import { declarationHeaders, type Headers, type SellerColumn } from '../declarations/declaration-headers.ts';
import type { Meaning } from './heading-names.ts';

/** What the office imports, and what a customer sends: one is never taken for the other. */
export type TableKind = ImportKind | 'declarations';

export type ParcelColumn =
  | 'trackingCode'
  | 'orderCode'
  | 'customerCode'
  | 'businessLine'
  | 'status'
  | 'statusAt'
  | 'reason'
  | 'weightKg'
  | 'lengthCm'
  | 'widthCm'
  | 'heightCm'
  | 'sizes'
  | 'countryCode'
  | 'handlingNotes'
  | 'remarks'
  | 'lastMileTracking'
  | 'lastMileCarrier'
  | 'lastMileWebsite'
  | 'pickupPoint'
  | 'tripCode'
  | 'createdAt'
  | 'receivedAt';
export type EventColumn = 'trackingCode' | 'event' | 'time' | 'place' | 'reason';
/** What headings say that is understood and that we do not store. */
export type UnstoredColumn = Exclude<Meaning, ParcelColumn>;
export type PositionColumn = 'trip' | 'place' | 'time' | 'event';
export type ColumnKey =
  | ParcelColumn
  | EventColumn
  | PositionColumn
  | DeclarationColumn
  | SellerColumn
  | UnstoredColumn;

const trackingCode: Headers = {
  ru: [
    'Трек-номер',
    'Трек-код',
    'Трек',
    'Номер отслеживания',
    'Код отслеживания',
    'Номер посылки',
    'Трекинг-номер',
    'Трекинг',
  ],
  en: [
    'Tracking code',
    'Tracking number',
    'Tracking no',
    'Tracking',
    'Track number',
    'Track code',
    'Waybill number',
    'Waybill',
    'Parcel code',
  ],
  zh: ['运单号', '快递单号', '物流单号', '跟踪号', '单号', '追踪号'],
  tg: ['Рақами пайгирӣ', 'Рамзи пайгирӣ', 'Рақами бор'],
};

const reason: Headers = {
  ru: ['Причина отмены', 'Причина'],
  en: ['Cancellation reason', 'Reason of cancellation', 'Cancel reason', 'Reason'],
  zh: ['取消原因', '原因'],
  tg: ['Сабаби бекоркунӣ', 'Сабаб'],
};

const parcelHeaders: Record<ParcelColumn, Headers> = {
  trackingCode,
  reason,
  orderCode: {
    ru: ['Код заказа', 'Номер заказа', 'Заказ'],
    en: ['Order code', 'Order number', 'Order no', 'Order'],
    zh: ['订单号', '订单编号'],
    tg: ['Рамзи фармоиш', 'Рақами фармоиш'],
  },
  customerCode: {
    ru: ['Код клиента', 'Номер клиента', 'Клиент'],
    en: ['Customer code', 'Client code', 'Customer number', 'Customer', 'Client'],
    zh: ['客户编号', '客户代码', '客户号', '客户'],
    tg: ['Рамзи муштарӣ', 'Муштарӣ'],
  },
  businessLine: {
    ru: ['Направление', 'Вид услуги', 'Линия'],
    en: ['Business line', 'Service', 'Line'],
    zh: ['业务线', '业务类型', '业务'],
    tg: ['Самт', 'Намуди хизмат'],
  },
  status: {
    ru: ['Статус', 'Состояние', 'Этап'],
    en: ['Status', 'State', 'Stage'],
    zh: ['状态', '物流状态', '包裹状态'],
    tg: ['Ҳолат', 'Статус'],
  },
  statusAt: {
    ru: ['Дата статуса', 'Время статуса'],
    en: ['Status date', 'Status time'],
    zh: ['状态时间', '状态日期'],
    tg: ['Санаи ҳолат'],
  },
  weightKg: {
    ru: ['Вес, кг', 'Вес', 'Масса, кг', 'Масса', 'Вес брутто, кг'],
    en: ['Weight, kg', 'Weight', 'Gross weight, kg', 'Gross weight'],
    zh: ['重量(kg)', '重量', '重量公斤', '毛重', '毛重(kg)'],
    tg: ['Вазн, кг', 'Вазн'],
  },
  lengthCm: {
    ru: ['Длина, см', 'Длина'],
    en: ['Length, cm', 'Length'],
    zh: ['长(cm)', '长', '长度', '长度(cm)'],
    tg: ['Дарозӣ, см', 'Дарозӣ'],
  },
  widthCm: {
    ru: ['Ширина, см', 'Ширина'],
    en: ['Width, cm', 'Width'],
    zh: ['宽(cm)', '宽', '宽度', '宽度(cm)'],
    tg: ['Бар, см', 'Паҳноӣ, см', 'Паҳноӣ'],
  },
  heightCm: {
    ru: ['Высота, см', 'Высота'],
    en: ['Height, cm', 'Height'],
    zh: ['高(cm)', '高', '高度', '高度(cm)'],
    tg: ['Баландӣ, см', 'Баландӣ'],
  },
  sizes: {
    ru: ['Размеры, см', 'Размеры'],
    en: ['Sizes, cm', 'Sizes'],
    zh: ['尺寸(cm)', '尺寸'],
    tg: ['Андозаҳо, см', 'Андозаҳо'],
  },
  countryCode: {
    ru: ['Страна', 'Страна назначения', 'Код страны'],
    en: ['Country', 'Country code', 'Destination country', 'Destination'],
    zh: ['国家', '目的国', '目的地国家', '国家代码'],
    tg: ['Кишвар', 'Давлат'],
  },
  handlingNotes: {
    ru: ['Отметки', 'Особые отметки', 'Условия обращения'],
    en: ['Handling notes', 'Handling'],
    zh: ['搬运备注', '注意事项'],
    tg: ['Қайдҳо'],
  },
  // Free text of the office, not stored; it is used only where it names nothing but handling notes.
  remarks: {
    ru: ['Примечания', 'Примечание', 'Комментарий', 'Комментарии'],
    en: ['Remarks', 'Remark', 'Notes', 'Note', 'Additional notes', 'Comment', 'Comments'],
    zh: ['备注', '附加备注', '说明'],
    tg: ['Эзоҳ', 'Шарҳ'],
  },
  lastMileTracking: {
    ru: ['Номер последней мили', 'Трек-номер последней мили', 'Местный трек-номер', 'Последняя миля'],
    en: [
      'Last-mile tracking',
      'Last-mile tracking code',
      'Last-mile number',
      'Last mile',
      'Local tracking number',
    ],
    zh: ['末端运单号', '尾程单号', '末端单号', '尾程运单号'],
    tg: ['Рақами охирини пайгирӣ', 'Рақами маҳаллии пайгирӣ'],
  },
  lastMileCarrier: {
    ru: ['Перевозчик последней мили', 'Местный перевозчик', 'Перевозчик'],
    en: ['Last-mile carrier', 'Local carrier', 'Carrier'],
    zh: ['末端承运商', '尾程承运商', '承运商'],
    tg: ['Интиқолдиҳандаи маҳаллӣ', 'Интиқолдиҳанда'],
  },
  lastMileWebsite: {
    ru: ['Сайт перевозчика', 'Сайт последней мили', 'Сайт'],
    en: ['Last-mile website', 'Carrier website', 'Website'],
    zh: ['承运商网站', '末端网站', '网站', '网址'],
    tg: ['Сомонаи интиқолдиҳанда', 'Сомона'],
  },
  pickupPoint: {
    ru: ['Пункт выдачи', 'ПВЗ', 'Код ПВЗ', 'Точка выдачи'],
    en: ['Pickup point', 'Pick-up point', 'Pickup point code'],
    zh: ['自提点', '自提点代码', '取货点'],
    tg: ['Нуқтаи супориш'],
  },
  tripCode: {
    ru: ['Рейс', 'Номер рейса'],
    en: ['Trip', 'Trip number', 'Trip code'],
    zh: ['车次', '车次号', '班次'],
    tg: ['Рақами рейс', 'Сафар'],
  },
  createdAt: {
    ru: ['Дата создания', 'Дата заказа', 'Дата заявки', 'Создано'],
    en: ['Created', 'Created at', 'Creation date', 'Order date', 'Date created'],
    zh: ['创建时间', '创建日期', '下单时间', '订单日期'],
    tg: ['Санаи эҷод', 'Санаи фармоиш'],
  },
  receivedAt: {
    ru: [
      'Дата приёма',
      'Принято в Китае',
      'Дата приёма в Китае',
      'Дата приёма на складе',
      'Дата поступления',
    ],
    en: ['Received', 'Received at', 'Receipt date', 'Date received', 'Received in China'],
    zh: ['入库时间', '收货时间', '收货日期', '入库日期', '中国仓入库时间'],
    tg: ['Санаи қабул', 'Санаи қабул дар Чин'],
  },
};

const eventHeaders: Record<EventColumn, Headers> = {
  trackingCode,
  reason,
  event: {
    ru: ['Событие', 'Вид события', 'Код события', 'Тип события', 'Операция'],
    en: ['Event', 'Event type', 'Event code', 'Operation'],
    zh: ['事件', '事件类型', '物流事件', '操作', '轨迹'],
    tg: ['Ҳодиса', 'Навъи ҳодиса'],
  },
  time: {
    ru: ['Время', 'Дата', 'Дата и время', 'Дата события', 'Время события', 'Когда'],
    en: ['Time', 'Date', 'Date and time', 'Datetime', 'Event time', 'Event date', 'When', 'Timestamp'],
    zh: ['时间', '日期', '事件时间', '操作时间', '日期时间', '发生时间'],
    tg: ['Вақт', 'Сана', 'Сана ва вақт', 'Вақти ҳодиса'],
  },
  place: {
    ru: ['Место', 'Место события', 'Город', 'Пункт', 'Локация', 'Где'],
    en: ['Place', 'Location', 'City', 'Where', 'Station'],
    zh: ['地点', '位置', '城市', '所在地', '站点'],
    tg: ['Ҷой', 'Макон', 'Шаҳр'],
  },
};

const positionHeaders: Record<PositionColumn, Headers> = {
  // Offices name a trip by its number or by its lorry.
  trip: {
    ru: [...parcelHeaders.tripCode.ru, 'Номер машины', 'Машина', 'Номер фуры', 'Фура'],
    en: [...parcelHeaders.tripCode.en, 'Truck number', 'Truck no', 'Truck', 'Vehicle'],
    zh: [...parcelHeaders.tripCode.zh, '车牌号', '车牌', '车号'],
    tg: [...parcelHeaders.tripCode.tg, 'Рақами мошин', 'Мошин'],
  },
  place: eventHeaders.place,
  time: eventHeaders.time,
  event: eventHeaders.event,
};

/** All headers that are understood, by kind of table. */
export const columnHeaders: {
  parcels: Record<ParcelColumn, Headers>;
  events: Record<EventColumn, Headers>;
  positions: Record<PositionColumn, Headers>;
  declarations: Record<DeclarationColumn | SellerColumn, Headers>;
} = {
  parcels: parcelHeaders,
  events: eventHeaders,
  positions: positionHeaders,
  declarations: declarationHeaders(parcelHeaders),
};

/** Our own name of a column. */
export function headerOf(kind: TableKind, key: ColumnKey, locale: Locale): string {
  const headers: Partial<Record<ColumnKey, Headers>> = columnHeaders[kind];
  return headers[key]?.[locale][0] ?? key;
}
