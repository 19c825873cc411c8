import { createPageTexts } from '../../../../shared/i18n/page-texts.ts';
import type { MoveTexts } from './texts/ru.ts';

export const moveTexts = createPageTexts<MoveTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
