import type { Locale, LocaleTexts } from '../locales.ts';
import type { Carrier } from './carrier-guess.ts';

type OtherNames = Partial<LocaleTexts> & Pick<LocaleTexts, 'zh'>;

/** Couriers have a name of their own where their country's language is spoken, and posts have one in each. */
const otherNames: Readonly<Record<Carrier, OtherNames>> = {
  YunExpress: { zh: '云途物流' },
  'YTO Express': { zh: '圆通速递' },
  'SF Express': { zh: '顺丰速运' },
  'J&T Express': { zh: '极兔速递' },
  'JD Logistics': { zh: '京东物流' },
  Deppon: { zh: '德邦快递' },
  Cainiao: { zh: '菜鸟' },
  'STO Express': { zh: '申通快递' },
  'ZTO Express': { zh: '中通快递' },
  Yunda: { zh: '韵达快递' },
  'China Post EMS': { ru: 'EMS (Почта Китая)', zh: '中国邮政 EMS', tg: 'EMS (Почтаи Чин)' },
  'Post (EMS)': { ru: 'EMS (почта)', zh: '邮政 EMS', tg: 'EMS (почта)' },
};

/** A courier of `guessCarriers` as it is called in a language; a name that is not known stays as it is. */
export function carrierNameIn(carrier: string, locale: Locale): string {
  const names = (otherNames as Readonly<Record<string, OtherNames | undefined>>)[carrier];
  return names?.[locale] ?? carrier;
}
