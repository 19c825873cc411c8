import { createPageTexts } from '../../shared/i18n/page-texts.ts';

/** The words around news and notices in the language of the interface. */
export const noticesTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  tg: () => import('./texts/tg.ts'),
});
