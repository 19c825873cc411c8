import { createPageTexts } from '../../../../shared/i18n/page-texts.ts';
import type { RefundTexts } from './texts/ru.ts';

export const refundTexts = createPageTexts<RefundTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
