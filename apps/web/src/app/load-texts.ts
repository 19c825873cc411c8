import type { ByInterfaceLocale, InterfaceLocale } from '@rohi/contract/locales';
import { renameTrackingWords } from '../shared/facts/renamed-words.ts';
import { fillTexts } from '../shared/facts/site-facts.ts';
import type { TextBundle } from './locales/text-bundle.ts';
import { loadInTime } from '../shared/ui/load-in-time.ts';

const loaders: ByInterfaceLocale<() => Promise<{ bundle: TextBundle }>> = {
  ru: () => import('./locales/ru.ts'),
  en: () => import('./locales/en.ts'),
  zh: () => import('./locales/zh.ts'),
};

export async function loadTextBundle(locale: InterfaceLocale): Promise<TextBundle> {
  const { bundle } = await loadInTime(loaders[locale]);
  const texts = fillTexts(bundle);
  return { ...texts, tracking: { ...texts.tracking, words: renameTrackingWords(texts.tracking.words) } };
}
