import type { LocaleTexts } from './locales.ts';

/** Retail parcels and cargo for sellers: every reference list and report can be cut by them. */
export const businessLines = ['BSC', 'FBA'] as const;
export type BusinessLine = (typeof businessLines)[number];

export const businessLineNames: Record<BusinessLine, LocaleTexts> = {
  BSC: { ru: 'Розничные посылки', en: 'Retail parcels', zh: '零售小包', tg: 'Борҳои чакана' },
  FBA: {
    ru: 'Карго для продавцов',
    en: 'Cargo for sellers',
    zh: '卖家货运',
    tg: 'Бори яклухт барои фурӯшандагон',
  },
};
