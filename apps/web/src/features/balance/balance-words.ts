import { createPageTexts } from '../../shared/i18n/page-texts.ts';

/** The words of /balance; they come with that page. */
export const balanceTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  tg: () => import('./texts/tg.ts'),
});

export const compensationTexts = createPageTexts({
  ru: () => import('./compensations/texts/ru.ts'),
  en: () => import('./compensations/texts/en.ts'),
  zh: () => import('./compensations/texts/zh.ts'),
  tg: () => import('./compensations/texts/tg.ts'),
});
