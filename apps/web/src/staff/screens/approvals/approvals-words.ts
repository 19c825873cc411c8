import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { ApprovalsTexts } from './texts/ru.ts';

export const approvalsTexts = createPageTexts<ApprovalsTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
