import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { StandstillTexts } from './texts/ru.ts';

/** Words of what stands still along the chain. */
export const standstillTexts = createPageTexts<StandstillTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
