import { createPageTexts } from '../../../shared/i18n/page-texts.ts';

/** The words of acts over many orders in the language of the interface. */
export const actsTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
