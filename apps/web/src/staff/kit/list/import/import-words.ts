import { createPageTexts } from '../../../../shared/i18n/page-texts.ts';
import type { ImportWords } from './texts/ru.ts';

export const importWords = createPageTexts<ImportWords>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
