import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { CompensationTexts } from './texts/compensation-texts.ts';

export const compensationTexts = createPageTexts<CompensationTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
