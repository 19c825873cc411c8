import { createPageTexts } from '../../shared/i18n/page-texts.ts';
import type { PricingTexts } from './texts/pricing-texts.ts';

/** The words of the calculator and the price list. */
export const pricingTexts = createPageTexts<PricingTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
