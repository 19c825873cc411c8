import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { EvidenceTexts } from './texts/ru.ts';

export const evidenceTexts = createPageTexts<EvidenceTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
