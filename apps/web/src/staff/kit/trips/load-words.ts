import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { LoadTexts } from './texts/ru.ts';

export const loadTexts = createPageTexts<LoadTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
