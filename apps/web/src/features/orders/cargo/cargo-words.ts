import { createPageTexts } from '../../../shared/i18n/page-texts.ts';

/** The words of what is asked for as cargo; they come with its form. */
export const cargoTexts = createPageTexts({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
