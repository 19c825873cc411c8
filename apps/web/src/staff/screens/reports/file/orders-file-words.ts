import { createPageTexts } from '../../../../shared/i18n/page-texts.ts';
import type { OrdersFileTexts } from './texts/ru.ts';

export const ordersFileTexts = createPageTexts<OrdersFileTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
