import { createPageTexts } from '../../../../shared/i18n/page-texts.ts';
import type { MoneyTexts } from './texts/ru.ts';

/** Words of what is unpaid and what came in. */
export const moneyTexts = createPageTexts<MoneyTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
