import { createPageTexts } from '../../shared/i18n/page-texts.ts';
import type { NoticesTexts } from './texts/notices-texts.ts';

/** The words around news and notices in the language of the interface. */
export const noticesTexts = createPageTexts<NoticesTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
