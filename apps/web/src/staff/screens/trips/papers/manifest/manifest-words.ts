import { createPageTexts } from '../../../../../shared/i18n/page-texts.ts';
import type { ManifestTexts } from './texts/ru.ts';

export const manifestTexts = createPageTexts<ManifestTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
