import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { UnloadingTexts } from './texts/unloading-texts.ts';

export const unloadingTexts = createPageTexts<UnloadingTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
