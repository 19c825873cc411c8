import { createPageTexts } from '../../../../shared/i18n/page-texts.ts';
import type { CorrectionTexts } from './texts/ru.ts';

export const correctionTexts = createPageTexts<CorrectionTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
