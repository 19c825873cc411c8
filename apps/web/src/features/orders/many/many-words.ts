import { createPageTexts } from '../../../shared/i18n/page-texts.ts';

/** The words of orders from a file; they come with that screen. */
export const manyTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
