import { createPageTexts } from '../../../../shared/i18n/page-texts.ts';
import type { OfficeCompensationTexts } from './texts/ru.ts';

export const compensationTexts = createPageTexts<OfficeCompensationTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
