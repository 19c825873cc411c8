/**
 * How Tajik writes days, times, lists and the order of words. Browsers know none of it and Node not all, so `Intl` is
 * never asked with `tg`; numbers are written as Russian writes them (`numberTags`).
 */
import type { Locale } from './locales.ts';

const months = 'январ феврал март апрел май июн июл август сентябр октябр ноябр декабр'.split(' ');
const shortMonths = 'янв фев мар апр май июн июл авг сен окт ноя дек'.split(' ');
/** From Monday on. */
const weekdays = 'дш сш чш пш ҷм шн яш'.split(' ');

const monthAt = (day: string) => Number(day.slice(5, 7)) - 1;
const dateOf = (day: string) => Number(day.slice(8, 10));
const yearOf = (day: string) => day.slice(0, 4);

/** `2026-11-26` → «26 ноябр». */
export function tajikMonthDay(day: string): string {
  return `${dateOf(day)} ${months[monthAt(day)] ?? ''}`;
}

/** `2026-11-26` → «26 ноябри 2026»: the year is joined to its month. */
export function tajikDay(day: string): string {
  return `${tajikMonthDay(day)}и ${yearOf(day)}`;
}

/** `2026-11-26` → «26 ноя», for a narrow place. */
export function tajikShortDay(day: string): string {
  return `${dateOf(day)} ${shortMonths[monthAt(day)] ?? ''}`;
}

/** `2026-11` → «ноябри 2026». */
export function tajikMonth(month: string): string {
  return `${months[monthAt(month)] ?? ''}и ${yearOf(month)}`;
}

/** `2026-11` → «ноя». */
export function tajikShortMonth(month: string): string {
  return shortMonths[monthAt(month)] ?? '';
}

/** `2026-11-26` → «26.11.2026». */
export function tajikNumericDay(day: string): string {
  return day.slice(0, 10).split('-').toReversed().join('.');
}

/** `2026-11-26` → «пш». */
export function tajikWeekday(day: string): string {
  const fromSunday = new Date(`${day.slice(0, 10)}T00:00:00Z`).getUTCDay();
  return weekdays[(fromSunday + 6) % 7] ?? '';
}

/** Two days: «16–20 декабр», «28 ноябр – 2 декабр». */
export function tajikRange(from: string, to: string): string {
  if (from === to) return tajikMonthDay(from);
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${dateOf(from)}–${tajikMonthDay(to)}`
    : `${tajikMonthDay(from)} – ${tajikMonthDay(to)}`;
}

/** Two days with their year: «16–20 декабри 2026», «28 ноябр – 2 декабри 2026», «28 декабри 2026 – 2 январи 2027». */
export function tajikYearRange(from: string, to: string): string {
  if (from === to) return tajikDay(from);
  if (yearOf(from) !== yearOf(to)) return `${tajikDay(from)} – ${tajikDay(to)}`;
  return `${tajikRange(from, to)}и ${yearOf(to)}`;
}

type Unit = 'minute' | 'hour' | 'day';
const units: Readonly<Record<Unit, string>> = { minute: 'дақиқа', hour: 'соат', day: 'рӯз' };
const nearDays: Readonly<Record<number, string>> = { [-1]: 'дирӯз', 0: 'имрӯз', 1: 'фардо' };
const now: Readonly<Record<Unit, string>> = { minute: 'ҳозир', hour: 'дар ҳамин соат', day: 'имрӯз' };

/** So many units from now, whole; negative is past: «2 рӯз пеш», «баъди 3 рӯз», «дирӯз», «ҳозир». */
export function tajikFromNow(count: number, unit: Unit): string {
  const near = unit === 'day' ? nearDays[count] : undefined;
  if (near !== undefined) return near;
  if (count === 0) return now[unit];
  return count < 0 ? `${-count} ${units[unit]} пеш` : `баъди ${count} ${units[unit]}`;
}

/** «паспорт», «паспорт ва чек», «паспорт, чек ва акс». */
export function tajikList(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ва ${parts.at(-1)}`;
}

/** The letters of both languages; those that only Russian has stand where Russian has them. */
const alphabet = 'абвгғдеёжзиӣйкқлмнопрстуӯфхҳцчҷшщъыьэюя';
const places: ReadonlyMap<string, number> = new Map([...alphabet].map((letter, at) => [letter, at]));

/** The letters and numbers of a text, in one form for each that can be written in two. */
const signsOf = (text: string) => text.normalize('NFC').toLowerCase().match(/\d+|./gsu) ?? [];

/** Signs first, then numbers, Cyrillic letters, and those of other scripts. */
function kindOf(sign: string): number {
  if (places.has(sign)) return 2;
  if (/^\d/.test(sign)) return 1;
  return /\p{L}/u.test(sign) ? 3 : 0;
}

const byCode = (one: string, other: string) => (one < other ? -1 : Number(one > other));

function compareSigns(one: string, other: string): number {
  const kind = kindOf(one);
  if (kind !== kindOf(other)) return kind - kindOf(other);
  if (kind === 1) return Number(one) - Number(other);
  return kind === 2 ? (places.get(one) ?? 0) - (places.get(other) ?? 0) : byCode(one, other);
}

/**
 * The order of names in Tajik and Russian, which stand in one list: ӣ is after и, ӯ after у, ғ қ ҳ ҷ after their
 * letters, ё after е; numbers by their value. Where only capitals differ, small letters come first.
 */
export function compareTajik(one: string, other: string): number {
  const [a, b] = [signsOf(one), signsOf(other)];
  for (const [at, sign] of a.entries()) {
    const against = b[at];
    if (against === undefined) return 1;
    const order = compareSigns(sign, against);
    if (order !== 0) return order;
  }
  return a.length === b.length ? byCode(other, one) : -1;
}

/** The order of names in a language. */
export function nameOrder(locale: Locale): (one: string, other: string) => number {
  return locale === 'ru' || locale === 'tg' ? compareTajik : new Intl.Collator(locale).compare;
}
