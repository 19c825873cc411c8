import { createPageTexts } from '../../../../shared/i18n/page-texts.ts';
import type { AloneTexts } from './texts/ru.ts';

export const aloneTexts = createPageTexts<AloneTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
