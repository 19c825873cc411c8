import type { Locale } from '@rohi/contract/locales';
import { ownDays } from '../../shared/format/own-days.ts';
import { locale } from '../../shared/i18n/locale.ts';
import type { SharedTexts } from '../../shared/i18n/texts/ru.ts';

const loaders: Record<Locale, () => Promise<SharedTexts>> = {
  ru: async () => (await import('../../shared/i18n/texts/ru.ts')).sharedTextsRu,
  en: async () => (await import('../../shared/i18n/texts/en.ts')).sharedTextsEn,
  zh: async () => (await import('../../shared/i18n/texts/zh.ts')).sharedTextsZh,
  tg: async () => {
    const [days, { sharedTextsTg }] = await Promise.all([
      import('@rohi/contract/tajik'),
      import('../../shared/i18n/texts/tg.ts'),
    ]);
    ownDays.words = days;
    return sharedTextsTg;
  },
};

/** The words of the building blocks that the site and the console share. */
export function loadSharedTexts(): Promise<SharedTexts> {
  return loaders[locale]();
}
