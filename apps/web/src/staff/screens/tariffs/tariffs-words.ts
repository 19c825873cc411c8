import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { TariffsTexts } from './texts/ru.ts';

export const tariffsTexts = createPageTexts<TariffsTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
