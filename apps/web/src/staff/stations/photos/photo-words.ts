import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { PhotoTexts } from './texts/photo-texts.ts';

export const photoTexts = createPageTexts<PhotoTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
