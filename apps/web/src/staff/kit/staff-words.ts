import { createPageTexts } from '../../shared/i18n/page-texts.ts';
import type { StaffTexts } from './texts/ru.ts';

/** The words of the console around its screens. */
export const staffTexts = createPageTexts<StaffTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
