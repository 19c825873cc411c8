import { createPageTexts } from '../../shared/i18n/page-texts.ts';

/** The words around the pickup points in the language of the interface. */
export const pickupPointsTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  tg: () => import('./texts/tg.ts'),
});
