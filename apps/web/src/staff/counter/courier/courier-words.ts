import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { CourierTexts } from './texts/ru.ts';

export const courierTexts = createPageTexts<CourierTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
