import { createPageTexts } from '../../../../shared/i18n/page-texts.ts';
import type { DelayTexts } from './texts/ru.ts';

export const delayTexts = createPageTexts<DelayTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
