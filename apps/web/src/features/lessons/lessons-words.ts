import { createPageTexts } from '../../shared/i18n/page-texts.ts';

/** The words on the drawn screens in the language of the interface. */
export const lessonsTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  tg: () => import('./texts/tg.ts'),
});
