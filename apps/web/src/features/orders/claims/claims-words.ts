import { createPageTexts } from '../../../shared/i18n/page-texts.ts';

/** The words of claims; they come with their screen. */
export const claimsTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
