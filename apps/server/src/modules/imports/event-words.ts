import type { Locale } from '@rohi/contract/locales';
import type { ParcelEventType } from '@rohi/contract/tracking/parcel-events';

/** The trade's events. Corrections, flags and foreign messages are nothing that a file may tell. */
export type ImportableEvent = Exclude<
  ParcelEventType,
  'CORRECTED' | 'FLAG_RAISED' | 'FLAG_CLEARED' | 'EXTERNAL'
>;

/** How files call the events; the first word of a language is the event's name in reports. */
export const eventWords: Record<ImportableEvent, Record<Locale, readonly [string, ...string[]]>> = {
  ORDER_CREATED: {
    ru: ['Заявка создана', 'Заказ создан', 'Создано'],
    en: ['Order created', 'Created'],
    zh: ['订单已创建', '已下单', '创建订单'],
    tg: ['Дархост эҷод шуд'],
  },
  ORDER_SUBMITTED: {
    ru: ['Заявка отправлена', 'Заказ оформлен', 'Оформлено'],
    en: ['Order submitted', 'Submitted'],
    zh: ['订单已提交', '已提交'],
    tg: ['Дархост фиристода шуд'],
  },
  FORECAST_ACCEPTED: {
    ru: ['Декларация принята', 'Предварительная декларация принята'],
    en: ['Declaration accepted', 'Pre-declaration accepted', 'Declared'],
    zh: ['预报已接收', '已预报'],
    tg: ['Эъломия қабул шуд'],
  },
  CN_RECEIVED: {
    ru: [
      'Принято на складе в Китае',
      'Принято в Китае',
      'Получено на складе в Китае',
      'Принято на складе Иу',
    ],
    en: [
      'Received at the China warehouse',
      'Received at China warehouse',
      'Received in China',
      'China warehouse received',
    ],
    zh: ['已到达中国仓库', '中国仓已入库', '中国仓库已收货', '已到达义乌仓库', '国内仓入库'],
    tg: ['Дар анбори Чин қабул шуд'],
  },
  CN_PACKED: {
    ru: ['Упаковано', 'Упаковано в Китае'],
    en: ['Packed'],
    zh: ['已打包', '打包'],
    tg: ['Баста шуд'],
  },
  LINEHAUL_DEPARTED: {
    ru: ['Отправлено из Китая', 'Отправлено', 'Выехало из Китая', 'Отправлено из Иу'],
    en: ['Departed from China', 'Departed', 'Line-haul departed', 'Departed Yiwu'],
    zh: ['已从中国发出', '已发出', '已发车', '已从义乌发出', '干线发车'],
    tg: ['Аз Чин фиристода шуд'],
  },
  HUB_PASSED: {
    ru: ['Транзитный пункт пройден', 'Прибыло в транзитный пункт', 'В пути', 'Транзит'],
    en: ['Passed a transit point', 'In transit', 'Arrived at transit point', 'Transit'],
    zh: ['途经中转站', '运输中', '到达中转站', '中转'],
    tg: ['Аз нуқтаи транзитӣ гузашт'],
  },
  EXPORT_CUSTOMS_IN: {
    ru: ['Экспортное оформление', 'Экспортная таможня', 'Подано на экспорт'],
    en: ['Export clearance', 'Export customs'],
    zh: ['出口清关', '出口报关'],
    tg: ['Барасмиятдарории содирот'],
  },
  EXPORT_CUSTOMS_OUT: {
    ru: ['Экспортное оформление завершено', 'Экспортная таможня пройдена'],
    en: ['Export clearance completed', 'Export customs released'],
    zh: ['出口清关完成', '出口放行'],
    tg: ['Барасмиятдарории содирот анҷом ёфт'],
  },
  BORDER_CROSSED: {
    ru: ['Граница пройдена', 'Пересечена граница', 'Прошло границу'],
    en: ['Border crossed', 'Crossed the border'],
    zh: ['已通过口岸', '已过境', '已出境'],
    tg: ['Аз сарҳад гузашт'],
  },
  IMPORT_CUSTOMS_IN: {
    ru: ['Импортное оформление', 'Таможенное оформление', 'Растаможка'],
    en: ['Import clearance', 'Import customs', 'Customs clearance'],
    zh: ['进口清关', '清关中'],
    tg: ['Барасмиятдарории воридот'],
  },
  IMPORT_CUSTOMS_OUT: {
    ru: ['Выпущено таможней', 'Таможня пройдена', 'Растаможено'],
    en: ['Released by customs', 'Customs released', 'Customs cleared'],
    zh: ['海关放行', '清关完成', '已清关'],
    tg: ['Аз гумрук озод шуд'],
  },
  DELAYED: {
    ru: ['Задержка в пути', 'Задержка', 'Задерживается'],
    en: ['Delayed on the way', 'Delayed', 'Delay'],
    zh: ['运输延误', '延误'],
    tg: ['Дар роҳ таъхир шуд'],
  },
  HUB_INBOUND: {
    ru: [
      'Принято на складе в Таджикистане',
      'Принято на складе',
      'Принято на складе в Душанбе',
      'Прибыло на склад',
    ],
    en: ['Received at the hub in Tajikistan', 'Received at hub', 'Hub inbound', 'Arrived at hub'],
    zh: ['海外仓已入库', '塔吉克斯坦仓库已入库', '杜尚别仓库已入库', '海外仓入库'],
    tg: ['Дар анбори Тоҷикистон қабул шуд'],
  },
  HUB_OUTBOUND: {
    ru: ['Отправлено в пункт выдачи', 'Отгружено со склада', 'Передано в пункт выдачи'],
    en: ['Sent to the pickup point', 'Sent to pickup point', 'Hub outbound'],
    zh: ['已发往自提点', '海外仓已出库', '海外仓出库'],
    tg: ['Ба нуқтаи супориш фиристода шуд'],
  },
  PP_RECEIVED: {
    ru: ['Прибыло в пункт выдачи', 'Принято в пункте выдачи', 'Готово к выдаче'],
    en: [
      'Arrived at the pickup point',
      'Arrived at pickup point',
      'Ready for pickup',
      'Ready for collection',
    ],
    zh: ['已到达自提点', '自提点已签收', '待取件'],
    tg: ['Ба нуқтаи супориш расид'],
  },
  CUSTOMER_RECEIVED: {
    ru: ['Выдано получателю', 'Выдано клиенту', 'Выдано', 'Получено клиентом', 'Вручено'],
    en: ['Collected', 'Collected by customer', 'Received by customer', 'Delivered', 'Handed over'],
    zh: ['客户已签收', '已签收', '已取件'],
    tg: ['Ба гиранда супорида шуд', 'Муштарӣ гирифт'],
  },
  CANCELLED: {
    ru: ['Отменено', 'Заказ отменён', 'Отмена'],
    en: ['Cancelled', 'Canceled', 'Order cancelled'],
    zh: ['已取消', '订单已取消', '取消'],
    tg: ['Бекор карда шуд'],
  },
};
