import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { BenchTexts } from './texts/bench-texts.ts';

export const benchTexts = createPageTexts<BenchTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
