import { createPageTexts } from '../../shared/i18n/page-texts.ts';

/** The words for somebody who is logged in, on any page. */
export const sessionTexts = createPageTexts({
  ru: () => import('./menu/texts/ru.ts'),
  en: () => import('./menu/texts/en.ts'),
  zh: () => import('./menu/texts/zh.ts'),
  tg: () => import('./menu/texts/tg.ts'),
});
