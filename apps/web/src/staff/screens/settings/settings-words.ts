import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { SettingsTexts } from './texts/ru.ts';

export const settingsTexts = createPageTexts<SettingsTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
