import { createPageTexts } from '../../../shared/i18n/page-texts.ts';

/** The words of the limits; few ever meet them. */
export const limitTexts = createPageTexts({
  ru: () => import('./limit-texts/ru.ts'),
  en: () => import('./limit-texts/en.ts'),
  zh: () => import('./limit-texts/zh.ts'),
  tg: () => import('./limit-texts/tg.ts'),
});
