import type { LocaleTexts } from '@rohi/contract/locales';
import type { WaitingType } from '@rohi/contract/reports/staff-reports.contract';

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
    zh: '超过免费保管期',
    tg: 'Нигоҳдорӣ аз мӯҳлати ройгон зиёд',
  },
};

/** What a customer should see to. */
export const ownAlertNames = {
  ready: { ru: 'Можно забрать', en: 'Ready to collect', zh: '可取件', tg: 'Барои гирифтан омода' },
  undeclared: {
    ru: 'Нужно заполнить декларацию',
    en: 'Declaration needed',
    zh: '需要填写预报',
    tg: 'Эъломия лозим аст',
  },
  problem: {
    ru: 'Заказы, с которыми что-то не так',
    en: 'Orders with a problem',
    zh: '异常订单',
    tg: 'Фармоишҳои мушкилдор',
  },
} as const satisfies Record<string, LocaleTexts>;

/** Orders of which nobody has said where they go. */
export const noPointNames: LocaleTexts = {
  ru: 'Без пункта выдачи',
  en: 'No pickup point yet',
  zh: '未选自提点',
  tg: 'Бе нуқтаи супориш',
};
