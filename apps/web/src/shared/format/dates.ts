import { dateTags } from '@rohi/contract/locales';
import { writeDate } from '@rohi/contract/page-facts/write-date';
import { locale } from '../i18n/locale.ts';
import { ownDays } from './own-days.ts';

// Days are days in Dushanbe, wherever the reader is.
const timeZone = 'Asia/Dushanbe';

/** Figures of a day in Tajik are those of Russian; its words are its own. */
const tag = dateTags[locale];

type Options = Intl.DateTimeFormatOptions;
type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

function partsOf(date: Date, options: Options, zone: string): Parts {
  const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: zone });
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
}

/** A calendar day `2026-11-18` has no zone: it is read and written in UTC. */
function partsOfDay(day: string, options: Options): Parts {
  return partsOf(new Date(`${day}T00:00:00Z`), options, 'UTC');
}

const dayAndMonth: Options = { day: 'numeric', month: 'long' };

/** `2026-11-18` → «18 ноября, ср», 'Wed, 18 November', '11月18日 周三', «18 ноябр, чш». */
export function formatDay(day: string): string {
  const { words } = ownDays;
  if (words) return `${words.tajikMonthDay(day)}, ${words.tajikWeekday(day)}`;
  const { weekday } = partsOfDay(day, { weekday: 'short' });
  const date = formatMonthDay(day);
  if (locale === 'zh') return `${date} ${weekday}`;
  return locale === 'en' ? `${weekday}, ${date}` : `${date}, ${weekday}`;
}

/** `2026-11-18` → «18 ноября», '18 November', '11月18日', «18 ноябр». */
export function formatMonthDay(day: string): string {
  if (ownDays.words) return ownDays.words.tajikMonthDay(day);
  return new Intl.DateTimeFormat(tag, { ...dayAndMonth, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** `2026-11` → «ноябрь 2026 г.», 'November 2026', '2026年11月', «ноябри 2026». */
export function formatMonth(month: string): string {
  if (ownDays.words) return ownDays.words.tajikMonth(month);
  return new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}

/** `2025-09-20` → «20.09.2025», '20 September 2025', '2025年9月20日'. */
export function formatDate(day: string): string {
  return writeDate(day, locale);
}

/** Hours and minutes in Dushanbe, or in another zone: '14:20'. */
export function formatTime(iso: string, zone = timeZone): string {
  const { hour, minute } = partsOf(
    new Date(iso),
    { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    zone,
  );
  return `${hour}:${minute}`;
}

/** «19.11.2026 14:20», '19 Nov 2026, 14:20', '2026-11-19 14:20', in Dushanbe or in another zone. */
export function formatDateTime(iso: string, zone = timeZone): string {
  const month = locale === 'en' ? 'short' : '2-digit';
  const parts = partsOf(new Date(iso), { day: '2-digit', month, year: 'numeric' }, zone);
  const time = formatTime(iso, zone);
  if (locale === 'zh') return `${parts.year}-${parts.month}-${parts.day} ${time}`;
  if (locale === 'en') return `${Number(parts.day)} ${parts.month} ${parts.year}, ${time}`;
  return `${parts.day}.${parts.month}.${parts.year} ${time}`;
}

/** Two days of one or two months: «26–30 ноября», «28 ноября – 2 декабря», '26–30 November', '11月26日–30日'. */
export function formatDayRange(from: string, to: string): string {
  if (ownDays.words) return ownDays.words.tajikRange(from, to);
  if (from === to) return formatMonthDay(from);
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${formatMonthDay(from)} – ${formatMonthDay(to)}`;
  const first = Number(from.slice(8));
  return locale === 'zh'
    ? `${formatMonthDay(from)}–${Number(to.slice(8))}日`
    : `${first}–${formatMonthDay(to)}`;
}
