import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { BagsTexts } from './texts/bags-texts.ts';

export const bagsTexts = createPageTexts<BagsTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
