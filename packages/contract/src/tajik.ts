/**
 * How Tajik writes days, times and lists. Browsers know none of it and Node not all, so `Intl` is never asked with
 * `tg`; numbers are written as Russian writes them (`numberTags`), and names are sorted by `tajik-order.ts`.
 */
// Within functions, so that a page takes along only what it writes.
const monthName = (day: string) =>
  'январ феврал март апрел май июн июл август сентябр октябр ноябр декабр'.split(' ')[monthAt(day)] ?? '';
const shortMonthName = (day: string) =>
  'янв фев мар апр май июн июл авг сен окт ноя дек'.split(' ')[monthAt(day)] ?? '';

const monthAt = (day: string) => Number(day.slice(5, 7)) - 1;
const dateOf = (day: string) => Number(day.slice(8, 10));
const yearOf = (day: string) => day.slice(0, 4);

/** `2026-11-26` → «26 ноябр». */
export function tajikMonthDay(day: string): string {
  return `${dateOf(day)} ${monthName(day)}`;
}

/** `2026-11-26` → «26 ноябри 2026»: the year is joined to its month. */
export function tajikDay(day: string): string {
  return `${tajikMonthDay(day)}и ${yearOf(day)}`;
}

/** `2026-11-26` → «26 ноя», for a narrow place. */
export function tajikShortDay(day: string): string {
  return `${dateOf(day)} ${shortMonthName(day)}`;
}

/** `2026-11` → «ноябри 2026». */
export function tajikMonth(month: string): string {
  return `${monthName(month)}и ${yearOf(month)}`;
}

/** `2026-11` → «ноя». */
export function tajikShortMonth(month: string): string {
  return shortMonthName(month);
}

/** `2026-11-26` → «26.11.2026». */
export function tajikNumericDay(day: string): string {
  return day.slice(0, 10).split('-').toReversed().join('.');
}

/** `2026-11-26` → «пш». */
export function tajikWeekday(day: string): string {
  const fromSunday = new Date(`${day.slice(0, 10)}T00:00:00Z`).getUTCDay();
  return 'яш дш сш чш пш ҷм шн'.split(' ')[fromSunday] ?? '';
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
