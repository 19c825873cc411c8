import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { BookTexts } from './texts/book-texts.ts';

/** The words of the book of recipients; they come with that screen. */
export const bookTexts = createPageTexts<BookTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
