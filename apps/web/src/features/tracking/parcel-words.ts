import { createPageTexts } from '../../shared/i18n/page-texts.ts';

/** The words of lists and problems; they come with the first answer. */
export const parcelTexts = createPageTexts({
  ru: () => import('./parcel-texts/ru.ts'),
  en: () => import('./parcel-texts/en.ts'),
  zh: () => import('./parcel-texts/zh.ts'),
  tg: () => import('./parcel-texts/tg.ts'),
});
