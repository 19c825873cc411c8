import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { ProblemsTexts } from './texts/problems-texts.ts';

export const problemsTexts = createPageTexts<ProblemsTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
