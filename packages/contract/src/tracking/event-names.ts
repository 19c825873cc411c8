import type { LocaleTexts } from '../locales.ts';
import type { CancelReason, ParcelEventType } from './parcel-events.ts';

/** The trade's events. Corrections, flags and foreign messages are distinguished from them. */
export type TradeEvent = Exclude<ParcelEventType, 'CORRECTED' | 'FLAG_RAISED' | 'FLAG_CLEARED' | 'EXTERNAL'>;

/** Short names of the events, for lists, reports and files; the public timeline has sentences of its own. */
export const eventNames: Record<TradeEvent, LocaleTexts> = {
  ORDER_CREATED: { ru: 'Заявка создана', en: 'Order created', zh: '订单已创建', tg: 'Дархост эҷод шуд' },
  ORDER_SUBMITTED: {
    ru: 'Заявка отправлена',
    en: 'Order submitted',
    zh: '订单已提交',
    tg: 'Дархост фиристода шуд',
  },
  FORECAST_ACCEPTED: {
    ru: 'Декларация принята',
    en: 'Declaration accepted',
    zh: '预报已接收',
    tg: 'Эъломия қабул шуд',
  },
  CN_RECEIVED: {
    ru: 'Принято на складе в Китае',
    en: 'Received at the China warehouse',
    zh: '已到达中国仓库',
    tg: 'Дар анбори Чин қабул шуд',
  },
  CN_PACKED: { ru: 'Упаковано', en: 'Packed', zh: '已打包', tg: 'Баста шуд' },
  LINEHAUL_DEPARTED: {
    ru: 'Отправлено из Китая',
    en: 'Departed from China',
    zh: '已从中国发出',
    tg: 'Аз Чин фиристода шуд',
  },
  HUB_PASSED: {
    ru: 'Транзитный пункт пройден',
    en: 'Passed a transit point',
    zh: '途经中转站',
    tg: 'Аз нуқтаи транзитӣ гузашт',
  },
  EXPORT_CUSTOMS_IN: {
    ru: 'Экспортное оформление',
    en: 'Export clearance',
    zh: '出口清关',
    tg: 'Расмиёти гумрукии содирот',
  },
  EXPORT_CUSTOMS_OUT: {
    ru: 'Экспортное оформление завершено',
    en: 'Export clearance completed',
    zh: '出口清关完成',
    tg: 'Расмиёти гумрукии содирот анҷом ёфт',
  },
  BORDER_CROSSED: { ru: 'Граница пройдена', en: 'Border crossed', zh: '已通过口岸', tg: 'Аз сарҳад гузашт' },
  IMPORT_CUSTOMS_IN: {
    ru: 'Импортное оформление',
    en: 'Import clearance',
    zh: '进口清关',
    tg: 'Расмиёти гумрукии воридот',
  },
  IMPORT_CUSTOMS_OUT: {
    ru: 'Выпущено таможней',
    en: 'Released by customs',
    zh: '海关放行',
    tg: 'Аз гумрук озод шуд',
  },
  DELAYED: { ru: 'Задержка в пути', en: 'Delayed on the way', zh: '运输延误', tg: 'Дар роҳ таъхир шуд' },
  HUB_INBOUND: {
    ru: 'Принято на складе в Таджикистане',
    en: 'Received at the hub in Tajikistan',
    zh: '海外仓已入库',
    tg: 'Дар анбори Тоҷикистон қабул шуд',
  },
  HUB_OUTBOUND: {
    ru: 'Отправлено в пункт выдачи',
    en: 'Sent to the pickup point',
    zh: '已发往自提点',
    tg: 'Ба нуқтаи супориш фиристода шуд',
  },
  PP_RECEIVED: {
    ru: 'Прибыло в пункт выдачи',
    en: 'Arrived at the pickup point',
    zh: '已到达自提点',
    tg: 'Ба нуқтаи супориш расид',
  },
  COURIER_OUT: { ru: 'Передано курьеру', en: 'With the courier', zh: '派送中', tg: 'Ба курьер дода шуд' },
  COURIER_BACK: {
    ru: 'Курьер вернул посылку',
    en: 'Brought back by the courier',
    zh: '快递员已带回',
    tg: 'Курьер борро баргардонд',
  },
  CUSTOMER_RECEIVED: {
    ru: 'Выдано получателю',
    en: 'Collected',
    zh: '客户已签收',
    tg: 'Ба гиранда супорида шуд',
  },
  CANCELLED: { ru: 'Отменено', en: 'Cancelled', zh: '已取消', tg: 'Бекор карда шуд' },
};

/** Short names of the reasons of a cancellation. */
export const cancelReasonNames: Record<CancelReason, LocaleTexts> = {
  LOST: { ru: 'Утеряно', en: 'Lost', zh: '丢失', tg: 'Гум шуд' },
  SEIZED: { ru: 'Изъято', en: 'Seized', zh: '没收', tg: 'Мусодира шуд' },
  DESTROYED: { ru: 'Уничтожено', en: 'Destroyed', zh: '销毁', tg: 'Нобуд карда шуд' },
  RETURNED: { ru: 'Возвращено отправителю', en: 'Returned to sender', zh: '退回', tg: 'Баргардонида шуд' },
  ABANDONED: { ru: 'Не востребовано', en: 'Unclaimed', zh: '无人领取', tg: 'Гирифта нашуд' },
  CUSTOMER_REQUEST: {
    ru: 'По просьбе клиента',
    en: "At the customer's request",
    zh: '客户要求',
    tg: 'Бо хоҳиши муштарӣ',
  },
  OTHER: { ru: 'Другое', en: 'Other', zh: '其他', tg: 'Дигар' },
};
