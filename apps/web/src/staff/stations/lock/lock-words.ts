import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { LockTexts } from './texts/lock-texts.ts';

/** Words of the lock of a station. */
export const lockTexts = createPageTexts<LockTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
