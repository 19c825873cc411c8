import { createPageTexts } from '../../../shared/i18n/page-texts.ts';

/** The words of the page on which an account is claimed. */
export const claimTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  tg: () => import('./texts/tg.ts'),
});
