import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { WithoutLineTexts } from './texts/without-line-texts.ts';

export const withoutLineTexts = createPageTexts<WithoutLineTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
