import { createPageTexts } from '../../shared/i18n/page-texts.ts';

/** The words of /balance; they come with that page. */
export const balanceTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
