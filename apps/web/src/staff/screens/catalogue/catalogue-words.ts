import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { CatalogueTexts } from './texts/ru.ts';

export const catalogueWords = createPageTexts<CatalogueTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
