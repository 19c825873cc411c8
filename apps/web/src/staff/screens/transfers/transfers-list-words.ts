import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { TransfersListTexts } from './texts/ru.ts';

export const transfersListTexts = createPageTexts<TransfersListTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
