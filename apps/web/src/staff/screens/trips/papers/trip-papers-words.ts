import { createPageTexts } from '../../../../shared/i18n/page-texts.ts';
import type { TripPapersTexts } from './texts/ru.ts';

export const tripPapersTexts = createPageTexts<TripPapersTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
