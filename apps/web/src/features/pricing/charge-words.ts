import { createPageTexts } from '../../shared/i18n/page-texts.ts';

/** Words that are needed only where a parcel has a price: on an order, and in the console. */
export const chargeTexts = createPageTexts({
  ru: () => import('./texts/charge/ru.ts'),
  en: () => import('./texts/charge/en.ts'),
  zh: () => import('./texts/charge/zh.ts'),
  tg: () => import('./texts/charge/tg.ts'),
});
