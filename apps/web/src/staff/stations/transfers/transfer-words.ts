import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { TransferTexts } from './texts/transfer-texts.ts';

export const transferTexts = createPageTexts<TransferTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
