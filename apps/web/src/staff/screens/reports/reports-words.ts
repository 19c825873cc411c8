import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { ReportsTexts } from './texts/ru.ts';

/** Words of the home board and of the reports. */
export const reportsTexts = createPageTexts<ReportsTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
