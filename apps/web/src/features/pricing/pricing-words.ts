import { createPageTexts } from '../../shared/i18n/page-texts.ts';

/** The words of the calculator and the price list. */
export const pricingTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});

/** Words that are needed only where a parcel has a price: on an order, and in the console. */
export const chargeTexts = createPageTexts({
  ru: () => import('./texts/charge/ru.ts'),
  en: () => import('./texts/charge/en.ts'),
  zh: () => import('./texts/charge/zh.ts'),
});

export const couriersTexts = createPageTexts({
  ru: () => import('./couriers/texts/ru.ts'),
  en: () => import('./couriers/texts/en.ts'),
  zh: () => import('./couriers/texts/zh.ts'),
});

/** Words that are needed only while a change of prices is ahead. */
export const upcomingTexts = createPageTexts({
  ru: () => import('./texts/upcoming/ru.ts'),
  en: () => import('./texts/upcoming/en.ts'),
  zh: () => import('./texts/upcoming/zh.ts'),
});
