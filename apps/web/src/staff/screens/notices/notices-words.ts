import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { NoticesListTexts } from './texts/ru.ts';

export const noticesListTexts = createPageTexts<NoticesListTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
