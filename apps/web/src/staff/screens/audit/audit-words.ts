import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { AuditTexts } from './texts/ru.ts';

export const auditTexts = createPageTexts<AuditTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
