import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { EvidenceTexts } from './texts/evidence-texts.ts';

export const evidenceTexts = createPageTexts<EvidenceTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
