import { createPageTexts } from '../../shared/i18n/page-texts.ts';
import type { StationsTexts } from './texts/stations-texts.ts';

/** The words that every station has. */
export const stationsTexts = createPageTexts<StationsTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
