import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { ProblemTexts } from './texts/ru.ts';

export const problemTexts = createPageTexts<ProblemTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
