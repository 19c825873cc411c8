import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { NeedsPersonTexts } from './texts/needs-person-texts.ts';

export const needsPersonTexts = createPageTexts<NeedsPersonTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
