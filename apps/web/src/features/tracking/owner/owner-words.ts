import { createPageTexts } from '../../../shared/i18n/page-texts.ts';

/** They come with what they stand in, when an owner opens a row. */
export const ownerTexts = createPageTexts({
  ru: () => import('./ru.ts'),
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
  tg: () => import('./tg.ts'),
});
