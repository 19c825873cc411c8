import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { ListWords } from './texts/ru.ts';

export const listWords = createPageTexts<ListWords>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
