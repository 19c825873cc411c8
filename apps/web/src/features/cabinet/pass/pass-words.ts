import { isLocale, type Locale } from '@rohi/contract/locales';
import { use } from 'react';
import { locale } from '../../../shared/i18n/locale.ts';
import type { PassTexts } from './texts/ru.ts';

const loaders: Record<Locale, () => Promise<{ texts: PassTexts }>> = {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
  zh: () => import('./texts/zh.ts'),
  tg: () => import('./texts/tg.ts'),
};

const loading = new Map<Locale, Promise<PassTexts>>();

/** The words of the pass in a language; the interface itself has no Tajik, and the pass does. */
export function loadPassTexts(textLocale: Locale = locale): Promise<PassTexts> {
  const loadingTexts = loading.get(textLocale) ?? loaders[textLocale]().then(({ texts }) => texts);
  loading.set(textLocale, loadingTexts);
  return loadingTexts;
}

/** Waits under the nearest Suspense for words that are on their way. */
export function usePassTexts(textLocale: Locale): PassTexts {
  return use(loadPassTexts(textLocale));
}

/** In which languages the pass is offered to a reader, and in which one the address asks for it (`?text=tg`). */
export function readPassLanguage(query: URLSearchParams): { choices: Locale[]; chosen: Locale } {
  const choices = [...new Set<Locale>([locale, 'ru', 'tg'])];
  const textName = query.get('text');
  return { choices, chosen: isLocale(textName) && choices.includes(textName) ? textName : locale };
}
