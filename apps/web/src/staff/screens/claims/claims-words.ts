import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { ClaimsListTexts } from './texts/ru.ts';

export const claimsListTexts = createPageTexts<ClaimsListTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
