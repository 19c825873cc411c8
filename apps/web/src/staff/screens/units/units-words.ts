import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { UnitsTexts } from './texts/ru.ts';

export const unitsTexts = createPageTexts<UnitsTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
