import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { ImportsTexts } from './texts/ru.ts';

export const importsTexts = createPageTexts<ImportsTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
