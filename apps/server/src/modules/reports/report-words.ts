import type { LocaleTexts } from '@rohi/contract/locales';

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

/** Orders without a pickup point. */
export const noPointNames: LocaleTexts = {
  ru: 'Без пункта выдачи',
  en: 'No pickup point yet',
  zh: '未选自提点',
  tg: 'Бе нуқтаи супориш',
};

/** Orders that are sold as nothing yet: no parcel was weighed, or none that the office sells is for such a weight. */
export const noProductNames: LocaleTexts = {
  ru: 'Без продукта',
  en: 'No product yet',
  zh: '未定产品',
  tg: 'Бе маҳсулот',
};
