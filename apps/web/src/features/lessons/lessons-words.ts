import { createPageTexts } from '../../shared/i18n/page-texts.ts';
import type { LessonsTexts } from './texts/lessons-texts.ts';

/** The words on the drawn screens in the language of the interface. */
export const lessonsTexts = createPageTexts<LessonsTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
