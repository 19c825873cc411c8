import { createPageTexts } from '../../../../shared/i18n/page-texts.ts';
import type { PaymentTexts } from './texts/ru.ts';

export const paymentTexts = createPageTexts<PaymentTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
