import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { BagsListTexts } from './texts/ru.ts';

export const bagsListTexts = createPageTexts<BagsListTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
