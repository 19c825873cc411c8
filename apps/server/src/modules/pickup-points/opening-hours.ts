import { addDays, dushanbeDay, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';

/** Open on a day of the week (1 is Monday, 7 Sunday) from one minute after midnight to another, in Dushanbe. */
export type OpeningSpan = { weekday: number; opensMinute: number; closesMinute: number };

/**
 * `closesAt` is given while it is open, `opensAt` while it is closed; null: not within the days that were looked at.
 */
export type Opening = { openNow: boolean; closesAt: Date | null; opensAt: Date | null };

/** So many days ahead an opening is looked for, and closed days are listed. */
export const daysAhead = 60;

/**
 * Whether something with these hours is open at `now`, and when that changes. A closed day (`yyyy-mm-dd`) has no hours.
 * The minute of closing is closed. Spans that touch, also over midnight, are one.
 */
export function openingAt(hours: readonly OpeningSpan[], closedDays: readonly string[], now: Date): Opening {
  const today = dushanbeDay(now);
  const spans = joinTouching(comingSpans(hours, closedDays, today));
  const end = startOfDushanbeDay(addDays(today, daysAhead)).getTime();
  const moment = now.getTime();
  const current = spans.find((span) => span.from <= moment && moment < span.to);
  if (current !== undefined)
    return { openNow: true, closesAt: current.to < end ? new Date(current.to) : null, opensAt: null };
  const next = spans.find((span) => span.from > moment);
  return { openNow: false, closesAt: null, opensAt: next === undefined ? null : new Date(next.from) };
}

type Span = { from: number; to: number };

/** From yesterday on, since a span may have begun before midnight. */
function comingSpans(hours: readonly OpeningSpan[], closedDays: readonly string[], today: string): Span[] {
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => addDays(today, index - 1));
  return days
    .filter((day) => !closedDays.includes(day))
    .flatMap((day) => {
      const midnight = startOfDushanbeDay(day).getTime();
      return hours
        .filter(({ weekday }) => weekday === weekdayOf(day))
        .map(({ opensMinute, closesMinute }) => ({
          from: midnight + opensMinute * 60_000,
          to: midnight + closesMinute * 60_000,
        }));
    })
    .toSorted((a, b) => a.from - b.from);
}

function joinTouching(spans: readonly Span[]): Span[] {
  return spans.reduce<Span[]>((joined, span) => {
    const last = joined.at(-1);
    if (last === undefined || span.from > last.to) return [...joined, span];
    return [...joined.slice(0, -1), { from: last.from, to: Math.max(last.to, span.to) }];
  }, []);
}

/**
 * True on a day without any hours: closed by its date, or by its day of the week. A point without hours is open every
 * day.
 */
export function isClosedAllDay(
  { weekdays, closedDays }: { weekdays: readonly number[]; closedDays: readonly string[] },
  day: string,
): boolean {
  return closedDays.includes(day) || (weekdays.length > 0 && !weekdays.includes(weekdayOf(day)));
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** `540` as `09:00`; the end of the day is `24:00`. */
export function clockTime(minute: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}
