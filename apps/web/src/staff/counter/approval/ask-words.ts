import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { AskTexts } from './texts/ru.ts';

export const askTexts = createPageTexts<AskTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
