import { createPageTexts } from '../../../../shared/i18n/page-texts.ts';
import type { StatementTexts } from './texts/ru.ts';

export const statementTexts = createPageTexts<StatementTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
