import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { PairTexts } from './texts/pair-texts.ts';

export const pairTexts = createPageTexts<PairTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
