import type { Locale } from '@rohi/contract/locales';
import { renameTrackingWords } from '../shared/facts/renamed-words.ts';
import { fillTexts } from '../shared/facts/site-facts.ts';
import type { TextBundle } from './locales/text-bundle.ts';
import { ownDays, type OwnDays } from '../shared/format/own-days.ts';
import { loadInTime } from '../shared/ui/load-in-time.ts';

type Loaded = { bundle: TextBundle; days?: OwnDays };

const loaders: Record<Locale, () => Promise<Loaded>> = {
  ru: () => import('./locales/ru.ts'),
  en: () => import('./locales/en.ts'),
  zh: () => import('./locales/zh.ts'),
  tg: () => import('./locales/tg.ts'),
};

export async function loadTextBundle(locale: Locale): Promise<TextBundle> {
  const { bundle, days } = await loadInTime(loaders[locale]);
  if (days) ownDays.words = days;
  const texts = fillTexts(bundle);
  return { ...texts, tracking: { ...texts.tracking, words: renameTrackingWords(texts.tracking.words) } };
}
