import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { RecordTexts } from './texts/ru.ts';

export const recordTexts = createPageTexts<RecordTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
