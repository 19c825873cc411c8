import type { LocaleTexts } from '../locales.ts';
import type { WaitingType } from './staff-reports.contract.ts';

/** What waits for the staff, as a list of tasks says it. */
export const waitingNames: Record<WaitingType, LocaleTexts> = {
  claims: {
    ru: 'Заявки на посылки без получателя',
    en: 'Claims to parcels',
    zh: '包裹认领申请',
    tg: 'Дархостҳо барои бор',
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
};
