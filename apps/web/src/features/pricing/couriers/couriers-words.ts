import { createPageTexts } from '../../../shared/i18n/page-texts.ts';

export const couriersTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
