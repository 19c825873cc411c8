import { createPageTexts } from '../../shared/i18n/page-texts.ts';
import type { BalanceTexts } from './texts/balance-texts.ts';

/** The words of /balance; they come with that page. */
export const balanceTexts = createPageTexts<BalanceTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
