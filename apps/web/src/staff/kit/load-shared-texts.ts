import type { ByInterfaceLocale, Locale } from '@rohi/contract/locales';
import { locale } from '../../shared/i18n/locale.ts';
import type { SharedTexts } from '../../shared/i18n/texts/ru.ts';

const loaders: ByInterfaceLocale<() => Promise<SharedTexts>> = {
  ru: async () => (await import('../../shared/i18n/texts/ru.ts')).sharedTextsRu,
  en: async () => (await import('../../shared/i18n/texts/en.ts')).sharedTextsEn,
  zh: async () => (await import('../../shared/i18n/texts/zh.ts')).sharedTextsZh,
};

/** The words of the building blocks that the site and the console share. */
export function loadSharedTexts(): Promise<SharedTexts> {
  // No language is offered before all its texts stand.
  return (loaders as Record<Locale, () => Promise<SharedTexts>>)[locale]();
}
