import { createPageTexts } from '../../shared/i18n/page-texts.ts';

/** Words that are needed only while a change of prices is ahead. */
export const upcomingTexts = createPageTexts({
  ru: () => import('./texts/upcoming/ru.ts'),
  en: () => import('./texts/upcoming/en.ts'),
  zh: () => import('./texts/upcoming/zh.ts'),
});
