import { createPageTexts } from '../../../shared/i18n/page-texts.ts';

/** The words of what a courier to the door costs. */
export const couriersTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  tg: () => import('./texts/tg.ts'),
});
