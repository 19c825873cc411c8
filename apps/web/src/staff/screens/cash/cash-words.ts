import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { CashTexts } from './texts/ru.ts';

export const cashTexts = createPageTexts<CashTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
