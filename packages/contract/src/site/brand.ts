import type { LocaleTexts } from '../locales.ts';

/** Name of the service where an installation has set none of its own. */
export const siteName: LocaleTexts = {
  ru: 'Роҳи Абрешим',
  en: 'Rohi Abreshim',
  zh: '丝路捷运',
  tg: 'Роҳи Абрешим',
};
