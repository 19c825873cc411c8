import { createPageTexts } from '../../../../shared/i18n/page-texts.ts';
import type { PointDayTexts } from './texts/point-day-texts.ts';

export const pointDayTexts = createPageTexts<PointDayTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
