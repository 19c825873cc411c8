import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import { closedRoadTitle } from '@rohi/contract/page-facts/closed-road-title';
import type { Channel } from './channel.ts';

// Tajik awaits a native reader.
const texts = {
  until: {
    ru: (from: string, until: string | null) => (until === null ? `С ${from}.` : `С ${from} по ${until}.`),
    en: (from: string, until: string | null) =>
      until === null ? `From ${from}.` : `From ${from} to ${until}.`,
    zh: (from: string, until: string | null) => (until === null ? `自${from}起。` : `${from}至${until}。`),
    tg: (from: string, until: string | null) => (until === null ? `Аз ${from}.` : `Аз ${from} то ${until}.`),
  },
  instead: {
    ru: (route: string, min: number, max: number) =>
      `Пока грузы идут другим путём: ${route}, ${min}–${max} дней.`,
    en: (route: string, min: number, max: number) =>
      `Meanwhile goods go by another road: ${route}, ${min}–${max} days.`,
    zh: (route: string, min: number, max: number) => `暂停期间货物改走：${route}，${min}–${max} 天。`,
    tg: (route: string, min: number, max: number) =>
      `Дар ин муддат бор бо роҳи дигар меравад: ${route}, ${min}–${max} рӯз.`,
  },
} as const;

/** Day, month and year as each language writes them in a notice. */
function dayText(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (locale === 'zh') return `${year}年${Number(month)}月${Number(date)}日`;
  if (locale !== 'en') return `${date}.${month}.${year}`;
  const moment = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
}

/** What the notice of a suspended channel says, in Markdown. `instead` is the channel that goods go by meanwhile. */
export function suspensionNotice(
  channel: Pick<Channel, 'routes' | 'suspendedFrom' | 'suspendedUntil' | 'suspensionTexts'>,
  instead: Channel | undefined,
): { titles: LocaleTexts; summaries: LocaleTexts; bodies: LocaleTexts } {
  const { routes, suspendedFrom, suspendedUntil, suspensionTexts } = channel;
  const inEach = (write: (locale: Locale) => string): LocaleTexts => ({
    ru: write('ru'),
    en: write('en'),
    zh: write('zh'),
    tg: write('tg'),
  });
  return {
    titles: closedRoadTitle(routes),
    // What the office says of it stands over the text, and not in it again.
    summaries: inEach((locale) => suspensionTexts?.[locale] ?? ''),
    bodies: inEach((locale) => {
      const until = suspendedUntil === null ? null : dayText(suspendedUntil, locale);
      const when = texts.until[locale](dayText(suspendedFrom ?? '', locale), until);
      const other =
        instead === undefined
          ? []
          : [texts.instead[locale](instead.routes[locale], instead.transitDaysMin, instead.transitDaysMax)];
      return [when, ...other].join('\n\n');
    }),
  };
}
