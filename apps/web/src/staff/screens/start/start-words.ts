import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { StartTexts } from './texts/ru.ts';

/** Words of the first week of a new installation. */
export const startTexts = createPageTexts<StartTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
