import type { LocaleTexts } from '../locales.ts';
import type { ParcelStatus } from './parcel-status.ts';

/** The customer's word for each status, on the order screens (specification, section 2; docs/domain.md, section 2). */
export const orderStageNames: Record<ParcelStatus, LocaleTexts> = {
  NEW: { ru: 'К отправке', en: 'To send', zh: '待发送', tg: 'Барои фиристодан' },
  WAIT_FORECAST: { ru: 'К уведомлению', en: 'To notify', zh: '待通知', tg: 'Барои огоҳонидан' },
  DTH: { ru: 'Ожидает передачи', en: 'Awaiting handover', zh: '待交接', tg: 'Дар интизори супоридан' },
  DHWCRK: {
    ru: 'В пути на склад',
    en: 'On the way to the warehouse',
    zh: '运往仓库途中',
    tg: 'Дар роҳ ба анбор',
  },
  DHWCCK: {
    ru: 'Готовится к отгрузке',
    en: 'To be shipped',
    zh: '待发运',
    tg: 'Ба фиристодан омода мешавад',
  },
  DZTDQS: {
    ru: 'Ожидается в пункте выдачи',
    en: 'Waiting at the pickup point',
    zh: '待自提点接收',
    tg: 'Дар нуқтаи супориш интизор аст',
  },
  DKHQS: {
    ru: 'Ожидает клиента',
    en: 'Waiting for the client',
    zh: '待客户领取',
    tg: 'Дар интизори муштарӣ',
  },
  KHYQS: { ru: 'Получен', en: 'Received', zh: '已签收', tg: 'Гирифта шуд' },
  YQX: { ru: 'Отменён', en: 'Cancelled', zh: '已取消', tg: 'Бекор карда шуд' },
};
