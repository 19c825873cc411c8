import { createPageTexts } from '../../../shared/i18n/page-texts.ts';

/** The words of the bulk dialog; they come with it. */
export const bulkTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  tg: () => import('./texts/tg.ts'),
});
