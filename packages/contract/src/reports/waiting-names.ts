import type { LocaleTexts } from '../locales.ts';
import type { WaitingType } from './waiting-types.ts';

/** What waits for the staff, as a list of tasks says it. */
export const waitingNames: Record<WaitingType, LocaleTexts> = {
  claims: {
    ru: 'Заявки на посылки без получателя',
    en: 'Claims to parcels',
    zh: '包裹认领申请',
    tg: 'Дархостҳо барои бор',
  },
  messages: {
    ru: 'Сообщения клиентов без ответа',
    en: 'Customer messages without a reply',
    zh: '待回复的客户消息',
    tg: 'Паёмҳои беҷавоби муштариён',
  },
  problemsUnanswered: {
    ru: 'Посылки с проблемой: нет ответа 14 дней',
    en: 'Parcels with a problem, no answer for 14 days',
    zh: '问题件：客户 14 天未答复',
    tg: 'Борҳои мушкилдор: 14 рӯз ҷавоб нест',
  },
  problemsToDo: {
    ru: 'Вернуть продавцу или утилизировать',
    en: 'To be returned to the seller or disposed of',
    zh: '待退回卖家或销毁',
    tg: 'Бояд ба фурӯшанда баргардонд ё нобуд кард',
  },
  pool: {
    ru: 'Коробки без владельца на складе',
    en: 'Boxes of nobody in the warehouse',
    zh: '仓内无主包裹',
    tg: 'Қуттиҳои бесоҳиб дар анбор',
  },
  needsPerson: {
    ru: 'Сканы, которые никто не принял',
    en: 'Scans that were not taken',
    zh: '待人工处理的扫描',
    tg: 'Сканҳое, ки қабул нашудаанд',
  },
  unidentified: {
    ru: 'Посылки без получателя',
    en: 'Parcels without a known recipient',
    zh: '无主包裹',
    tg: 'Борҳои бе гиранда',
  },
  declaredTwice: {
    ru: 'Трек-номера, объявленные дважды',
    en: 'Tracking numbers declared twice',
    zh: '重复申报的快递单号',
    tg: 'Рақамҳои ду бор эълоншуда',
  },
  undeclared: {
    ru: 'Заказы без декларации',
    en: 'Orders without a declaration',
    zh: '未预报订单',
    tg: 'Фармоишҳои бе эъломия',
  },
  held: { ru: 'Задержанные посылки', en: 'Parcels on hold', zh: '暂扣包裹', tg: 'Борҳои боздошташуда' },
  lost: {
    ru: 'Посылки в розыске',
    en: 'Parcels being searched for',
    zh: '查找中的包裹',
    tg: 'Борҳои дар ҷустуҷӯ',
  },
  damaged: { ru: 'Повреждённые посылки', en: 'Damaged parcels', zh: '破损包裹', tg: 'Борҳои осебдида' },
  returning: {
    ru: 'Посылки на возврате',
    en: 'Parcels going back to the sender',
    zh: '退回途中的包裹',
    tg: 'Борҳои баргардонидашаванда',
  },
  delayed: { ru: 'Задержки в пути', en: 'Parcels delayed on the way', zh: '运输延误', tg: 'Таъхир дар роҳ' },
  overdue: {
    ru: 'Хранение сверх бесплатного срока',
    en: 'Stored beyond the free days',
    zh: '超过免费存放期',
    tg: 'Нигоҳдорӣ аз мӯҳлати ройгон зиёд',
  },
  withoutCell: {
    ru: 'Приняты и не разложены по ячейкам',
    en: 'Received, but put in no cell',
    zh: '已收货未上架',
    tg: 'Қабул шуда, вале дар ягон хона нестанд',
  },
  withoutBag: {
    ru: 'Два дня на складе и не упакованы в мешок',
    en: 'In the warehouse for two days, but in no bag',
    zh: '到仓两天未装袋',
    tg: 'Ду рӯз дар анбор, вале дар ягон халта нестанд',
  },
  withoutTrip: {
    ru: 'В мешках, но рейс ушёл без них',
    en: 'In bags, but their trip left without them',
    zh: '已装袋但未赶上车次',
    tg: 'Дар халтаҳо, вале сафар бе онҳо рафт',
  },
  notScanned: {
    ru: 'Прибыли с рейсом и не сканированы',
    en: 'Arrived with their trip, but not scanned',
    zh: '已随车到达但未扫描入仓',
    tg: 'Бо сафар расидаанд, вале скан нашудаанд',
  },
  withoutCellAtHub: {
    ru: 'На хабе без ячейки',
    en: 'At the hub, but in no cell',
    zh: '在海外仓未上架',
    tg: 'Дар хаб, вале дар ягон хона нестанд',
  },
  inTransfer: {
    ru: 'Два дня в передаче до пункта',
    en: 'On the way from the hub to the point for two days',
    zh: '转运两天未到自提点',
    tg: 'Ду рӯз дар роҳ аз хаб то нуқта',
  },
  withoutCellAtPoint: {
    ru: 'В пункте без ячейки',
    en: 'At the point, but in no cell',
    zh: '在自提点未上架',
    tg: 'Дар нуқта, вале дар ягон хона нестанд',
  },
  unclaimed: {
    ru: 'Не забраны после последнего уведомления',
    en: 'Not collected after the final notice',
    zh: '最后通知到期后仍未提取',
    tg: 'Баъди огоҳии охирин гирифта нашудаанд',
  },
  rates: {
    ru: 'Курсы, которые ждут второго сотрудника',
    en: 'Rates that need a second person',
    zh: '待第二人确认的汇率',
    tg: 'Қурбҳое, ки тасдиқи корманди дуюмро мепоянд',
  },
  notices: {
    ru: 'Неопубликованные объявления',
    en: 'Notices not published yet',
    zh: '未发布的公告',
    tg: 'Эълонҳои нашрнашуда',
  },
};
