import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { ClaimsTexts } from './texts/claims-texts.ts';

/** The words of claims; they come with their screen. */
export const claimsTexts = createPageTexts<ClaimsTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
