import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { AcceptanceTexts } from './texts/acceptance-texts.ts';

export const acceptanceTexts = createPageTexts<AcceptanceTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
