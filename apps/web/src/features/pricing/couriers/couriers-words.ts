import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { CouriersTexts } from './texts/couriers-texts.ts';

export const couriersTexts = createPageTexts<CouriersTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
