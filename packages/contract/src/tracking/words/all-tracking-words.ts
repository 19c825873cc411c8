import type { Locale } from '../../locales.ts';
import { trackingWordsEn } from './en.ts';
import { trackingWordsRu } from './ru.ts';
import { trackingWordsTg } from './tg.ts';
import type { TrackingWords } from './tracking-words.ts';
import { trackingWordsZh } from './zh.ts';

/** All languages together, for who answers in each of them; a client loads one. */
export const allTrackingWords: Readonly<Record<Locale, TrackingWords>> = {
  ru: trackingWordsRu,
  en: trackingWordsEn,
  zh: trackingWordsZh,
  tg: trackingWordsTg,
};
