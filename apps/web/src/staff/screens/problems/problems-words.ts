import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { ProblemsListTexts } from './texts/ru.ts';

export const problemsListTexts = createPageTexts<ProblemsListTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
