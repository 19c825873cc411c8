import { createPageTexts } from '../../../../shared/i18n/page-texts.ts';
import type { LegsTexts } from './texts/ru.ts';

/** Words of how long roads take and how true promises were. */
export const legsTexts = createPageTexts<LegsTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
