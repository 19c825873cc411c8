import { dateTags, type Locale } from '../locales.ts';

/** A Dushanbe day: «20.09.2025» in Russian and Tajik, '20 September 2025', '2025年9月20日'. */
export function writeDate(day: string, locale: Locale): string {
  if (locale === 'ru' || locale === 'tg') return day.split('-').toReversed().join('.');
  return new Intl.DateTimeFormat(dateTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
