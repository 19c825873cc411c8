import { createPageTexts } from '../../shared/i18n/page-texts.ts';

/** The words around the list of goods; what the list itself says comes with its data. */
export const goodsTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  tg: () => import('./texts/tg.ts'),
});
