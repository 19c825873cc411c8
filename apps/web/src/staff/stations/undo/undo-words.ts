import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { UndoTexts } from './texts/undo-texts.ts';

export const undoTexts = createPageTexts<UndoTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
