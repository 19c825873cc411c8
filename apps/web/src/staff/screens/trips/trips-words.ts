import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { TripsTexts } from './texts/ru.ts';

export const tripsTexts = createPageTexts<TripsTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
