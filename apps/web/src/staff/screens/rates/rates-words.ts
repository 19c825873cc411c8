import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { RatesTexts } from './texts/ru.ts';

export const ratesTexts = createPageTexts<RatesTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
