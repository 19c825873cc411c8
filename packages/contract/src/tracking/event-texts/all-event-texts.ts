import type { Locale } from '../../locales.ts';
import { eventTextsEn } from './en.ts';
import type { EventTexts } from './event-texts.ts';
import { eventTextsRu } from './ru.ts';
import { eventTextsTg } from './tg.ts';
import { eventTextsZh } from './zh.ts';

/** All languages together, for the server that answers in each of them. */
export const allEventTexts: Readonly<Record<Locale, EventTexts>> = {
  ru: eventTextsRu,
  en: eventTextsEn,
  zh: eventTextsZh,
  tg: eventTextsTg,
};
