import { createPageTexts } from '../../../../shared/i18n/page-texts.ts';
import type { PlanTexts } from './texts/ru.ts';

export const planTexts = createPageTexts<PlanTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
