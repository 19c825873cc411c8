import type { Locale } from '@rohi/contract/locales';

/** Short names in the language menu (specification, section 2), and what each language calls itself. */
export const languageNames: Record<Locale, { short: string; own: string; lang: string }> = {
  zh: { short: 'CN', own: '中文', lang: 'zh-CN' },
  en: { short: 'EN', own: 'English', lang: 'en' },
  ru: { short: 'RU', own: 'Русский', lang: 'ru' },
  tg: { short: 'TJ', own: 'Тоҷикӣ', lang: 'tg' },
};
