import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { LooksTexts } from './texts/ru.ts';

export const looksTexts = createPageTexts<LooksTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
