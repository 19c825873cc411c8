import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { ScaleTexts } from './texts/scale-texts.ts';

/** Words of the scale of a station. */
export const scaleTexts = createPageTexts<ScaleTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
