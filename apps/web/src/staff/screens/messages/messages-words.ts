import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { MessagesListTexts } from './texts/ru.ts';

export const messagesListTexts = createPageTexts<MessagesListTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
