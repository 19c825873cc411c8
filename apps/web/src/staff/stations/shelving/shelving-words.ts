import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { ShelvingTexts } from './texts/shelving-texts.ts';

export const shelvingTexts = createPageTexts<ShelvingTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
