import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { ParcelsListTexts } from './texts/ru.ts';

export const parcelsListTexts = createPageTexts<ParcelsListTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
