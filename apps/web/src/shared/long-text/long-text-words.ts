import { createPageTexts } from '../i18n/page-texts.ts';

/** The words around the long texts in the language of the interface. */
export const longTextTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  tg: () => import('./texts/tg.ts'),
});
