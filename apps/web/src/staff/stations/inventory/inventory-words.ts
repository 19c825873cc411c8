import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { InventoryTexts } from './texts/inventory-texts.ts';

export const inventoryTexts = createPageTexts<InventoryTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
