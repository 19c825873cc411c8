import { createPageTexts } from '../i18n/page-texts.ts';
import type { NameTexts } from './name-texts.ts';

/** They come with the part that names parcels. */
export const nameTexts = createPageTexts<NameTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
