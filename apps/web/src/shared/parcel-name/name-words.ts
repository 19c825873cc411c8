import { createPageTexts } from '../i18n/page-texts.ts';

/** They come with the part that names parcels. */
export const nameTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  tg: () => import('./texts/tg.ts'),
});
