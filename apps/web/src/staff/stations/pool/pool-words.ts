import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { PoolTexts } from './texts/pool-texts.ts';

export const poolTexts = createPageTexts<PoolTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
