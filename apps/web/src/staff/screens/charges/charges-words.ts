import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { ChargesTexts } from './texts/ru.ts';

export const chargesTexts = createPageTexts<ChargesTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
