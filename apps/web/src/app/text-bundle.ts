import type { InterfaceLocale } from '@rohi/contract/locales';
import type { HomeTexts } from '../features/home/texts/home-texts.ts';
import type { TrackingTexts } from '../features/tracking/texts/tracking-texts.ts';
import type { SharedTexts } from '../shared/i18n/shared-texts.ts';
import { loadInTime } from './load-in-time.ts';
import type { SiteTexts } from './texts/site-texts.ts';

/** Every text of the public site in one language: one chunk, of which a visitor loads only the one asked for. */
export type TextBundle = { shared: SharedTexts; site: SiteTexts; home: HomeTexts; tracking: TrackingTexts };

const loaders: Record<InterfaceLocale, () => Promise<{ bundle: TextBundle }>> = {
  ru: () => import('./locales/ru.ts'),
  en: () => import('./locales/en.ts'),
  zh: () => import('./locales/zh.ts'),
};

export async function loadTextBundle(locale: InterfaceLocale): Promise<TextBundle> {
  const { bundle } = await loadInTime(loaders[locale]);
  return bundle;
}
