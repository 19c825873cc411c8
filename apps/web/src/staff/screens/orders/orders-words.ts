import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { OrdersListTexts } from './texts/ru.ts';

export const ordersListTexts = createPageTexts<OrdersListTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
