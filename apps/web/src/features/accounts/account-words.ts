import { createPageTexts } from '../../shared/i18n/page-texts.ts';

/** The words of the log-in, registration, new password and profile in the language of the interface. */
export const accountTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  tg: () => import('./texts/tg.ts'),
});
