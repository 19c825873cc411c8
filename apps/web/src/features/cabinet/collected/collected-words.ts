import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { CollectedTexts } from './texts/collected-texts.ts';

export const collectedTexts = createPageTexts<CollectedTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
