import type { Locale } from '@rohi/contract/locales';
import { eventNames, type TradeEvent } from '@rohi/contract/tracking/event-names';

type Words = readonly [string, ...string[]];

/** What people write instead of an event's name. */
const otherWords: Record<TradeEvent, Partial<Record<Locale, readonly string[]>>> = {
  ORDER_CREATED: { ru: ['Заказ создан', 'Создано'], en: ['Created'], zh: ['已下单', '创建订单'] },
  ORDER_SUBMITTED: { ru: ['Заказ оформлен', 'Оформлено'], en: ['Submitted'], zh: ['已提交'] },
  FORECAST_ACCEPTED: {
    ru: ['Предварительная декларация принята'],
    en: ['Pre-declaration accepted', 'Declared'],
    zh: ['已预报'],
  },
  CN_RECEIVED: {
    ru: ['Принято в Китае', 'Получено на складе в Китае', 'Принято на складе Иу'],
    en: ['Received at China warehouse', 'Received in China', 'China warehouse received'],
    zh: ['中国仓已入库', '中国仓库已收货', '已到达义乌仓库', '国内仓入库'],
  },
  CN_PACKED: { ru: ['Упаковано в Китае'], zh: ['打包'] },
  LINEHAUL_DEPARTED: {
    ru: ['Отправлено', 'Выехало из Китая', 'Отправлено из Иу'],
    en: ['Departed', 'Line-haul departed', 'Departed Yiwu'],
    zh: ['已发出', '已发车', '已从义乌发出', '干线发车'],
  },
  HUB_PASSED: {
    ru: ['Прибыло в транзитный пункт', 'В пути', 'Транзит'],
    en: ['In transit', 'Arrived at transit point', 'Transit'],
    zh: ['运输中', '到达中转站', '中转'],
  },
  EXPORT_CUSTOMS_IN: {
    ru: ['Экспортная таможня', 'Подано на экспорт'],
    en: ['Export customs'],
    zh: ['出口报关'],
  },
  EXPORT_CUSTOMS_OUT: {
    ru: ['Экспортная таможня пройдена'],
    en: ['Export customs released'],
    zh: ['出口放行'],
  },
  BORDER_CROSSED: {
    ru: ['Пересечена граница', 'Прошло границу'],
    en: ['Crossed the border'],
    zh: ['已过境', '已出境'],
  },
  IMPORT_CUSTOMS_IN: {
    ru: ['Таможенное оформление', 'Растаможка'],
    en: ['Import customs', 'Customs clearance'],
    zh: ['清关中'],
  },
  IMPORT_CUSTOMS_OUT: {
    ru: ['Таможня пройдена', 'Растаможено'],
    en: ['Customs released', 'Customs cleared'],
    zh: ['清关完成', '已清关'],
  },
  DELAYED: { ru: ['Задержка', 'Задерживается'], en: ['Delayed', 'Delay'], zh: ['延误'] },
  HUB_INBOUND: {
    ru: ['Принято на складе', 'Принято на складе в Душанбе', 'Прибыло на склад'],
    en: ['Received at hub', 'Hub inbound', 'Arrived at hub'],
    zh: ['塔吉克斯坦仓库已入库', '杜尚别仓库已入库', '海外仓入库'],
  },
  HUB_OUTBOUND: {
    ru: ['Отгружено со склада', 'Передано в пункт выдачи'],
    en: ['Sent to pickup point', 'Hub outbound'],
    zh: ['海外仓已出库', '海外仓出库'],
  },
  PP_RECEIVED: {
    ru: ['Принято в пункте выдачи', 'Готово к выдаче'],
    en: ['Arrived at pickup point', 'Ready for pickup', 'Ready for collection'],
    zh: ['自提点已签收', '待取件'],
  },
  COURIER_OUT: {
    ru: ['Передано в доставку', 'У курьера'],
    en: ['Out for delivery'],
    zh: ['正在派送', '派件中'],
  },
  COURIER_BACK: {
    ru: ['Возвращено курьером', 'Не доставлено'],
    en: ['Delivery failed', 'Not delivered'],
    zh: ['派送失败', '派件失败'],
  },
  CUSTOMER_RECEIVED: {
    ru: ['Выдано клиенту', 'Выдано', 'Получено клиентом', 'Вручено'],
    en: ['Collected by customer', 'Received by customer', 'Delivered', 'Handed over'],
    zh: ['已签收', '已取件'],
    tg: ['Муштарӣ гирифт'],
  },
  CANCELLED: {
    ru: ['Заказ отменён', 'Отмена'],
    en: ['Canceled', 'Order cancelled'],
    zh: ['订单已取消', '取消'],
  },
};

/** How files call the events in each language: the name first. */
export const eventWords = Object.fromEntries(
  (Object.keys(eventNames) as TradeEvent[]).map((type) => [type, wordsOf(type)]),
) as Record<TradeEvent, Record<Locale, Words>>;

function wordsOf(type: TradeEvent): Record<Locale, Words> {
  const words = (locale: Locale): Words => [eventNames[type][locale], ...(otherWords[type][locale] ?? [])];
  return { ru: words('ru'), en: words('en'), zh: words('zh'), tg: words('tg') };
}
