import type { InterfaceLocale } from '@rohi/contract/locales';
import { fillTexts } from '../shared/facts/site-facts.ts';
import type { TextBundle } from './locales/text-bundle.ts';
import { loadInTime } from './load-in-time.ts';

const loaders: Record<InterfaceLocale, () => Promise<{ bundle: TextBundle }>> = {
  ru: () => import('./locales/ru.ts'),
  en: () => import('./locales/en.ts'),
  zh: () => import('./locales/zh.ts'),
};

export async function loadTextBundle(locale: InterfaceLocale): Promise<TextBundle> {
  const { bundle } = await loadInTime(loaders[locale]);
  return fillTexts(bundle);
}
