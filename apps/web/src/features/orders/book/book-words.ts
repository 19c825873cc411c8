import { createPageTexts } from '../../../shared/i18n/page-texts.ts';

/** The words of the book of recipients; they come with that screen. */
export const bookTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
