import type { ByInterfaceLocale, Locale } from '@rohi/contract/locales';
import { renameTrackingWords } from '../shared/facts/renamed-words.ts';
import { fillTexts } from '../shared/facts/site-facts.ts';
import type { TextBundle } from './locales/text-bundle.ts';
import { ownDays, type OwnDays } from '../shared/format/own-days.ts';
import { loadInTime } from '../shared/ui/load-in-time.ts';

type Loaded = { bundle: TextBundle; days?: OwnDays };

const loaders: ByInterfaceLocale<() => Promise<Loaded>> = {
  ru: () => import('./locales/ru.ts'),
  en: () => import('./locales/en.ts'),
  zh: () => import('./locales/zh.ts'),
  tg: () => import('./locales/tg.ts'),
};

export async function loadTextBundle(locale: Locale): Promise<TextBundle> {
  // No language is offered before all its texts stand.
  const inLanguage = loaders as Record<Locale, () => Promise<Loaded>>;
  const { bundle, days } = await loadInTime(inLanguage[locale]);
  if (days) ownDays.words = days;
  const texts = fillTexts(bundle);
  return { ...texts, tracking: { ...texts.tracking, words: renameTrackingWords(texts.tracking.words) } };
}
