import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { DevicesTexts } from './texts/ru.ts';

export const devicesTexts = createPageTexts<DevicesTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
