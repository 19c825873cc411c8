import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { ReceivingTexts } from './texts/receiving-texts.ts';

export const receivingTexts = createPageTexts<ReceivingTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
