import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { MessagesTexts } from './texts/messages-texts.ts';

export const messagesTexts = createPageTexts<MessagesTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
