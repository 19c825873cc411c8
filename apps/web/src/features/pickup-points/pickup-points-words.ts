import { createPageTexts } from '../../shared/i18n/page-texts.ts';
import type { PickupPointsTexts } from './texts/pickup-points-texts.ts';

/** The words around the pickup points in the language of the interface. */
export const pickupPointsTexts = createPageTexts<PickupPointsTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
