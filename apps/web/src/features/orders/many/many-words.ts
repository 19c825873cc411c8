import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { ManyTexts } from './texts/many-texts.ts';

/** The words of orders from a file; they come with that screen. */
export const manyTexts = createPageTexts<ManyTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
