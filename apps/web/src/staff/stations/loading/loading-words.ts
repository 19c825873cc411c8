import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { LoadingTexts } from './texts/loading-texts.ts';

export const loadingTexts = createPageTexts<LoadingTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
