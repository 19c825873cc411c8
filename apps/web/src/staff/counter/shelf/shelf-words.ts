import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { ShelfTexts } from './texts/ru.ts';

export const shelfTexts = createPageTexts<ShelfTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
