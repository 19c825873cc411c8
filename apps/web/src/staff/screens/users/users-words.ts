import { createPageTexts } from '../../../shared/i18n/page-texts.ts';
import type { UsersTexts } from './texts/ru.ts';

export const usersTexts = createPageTexts<UsersTexts>({
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
});
