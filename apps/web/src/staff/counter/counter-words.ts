import { createPageTexts } from '../../shared/i18n/page-texts.ts';
import type { CounterTexts } from './texts/ru.ts';

export const counterTexts = createPageTexts<CounterTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
