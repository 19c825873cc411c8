import { addDays, dushanbeDay, startOfDushanbeDay } from '../dushanbe-time.ts';

/**
 * The stretches that reports look at, all of them ending now, in Dushanbe days: `day` is today by the hour, `week` the last 7
 * days and `month` the last 30 by the day, `year` this month and the eleven before it by the month.
 */
export const reportPeriods = ['day', 'week', 'month', 'year'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** Days `from` to `to`, both included, and the equally long stretch that ends the day before. */
export type ReportWindow = {
  from: string;
  to: string;
  previousFrom: string;
  /** `2026-11-20T14` for an hour, `2026-11-20` for a day, `2026-11` for a month; in order. */
  bucketKeys: readonly string[];
};

const daysOf = { day: 1, week: 7, month: 30 } as const;
const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

/** The window of a period at a moment. */
export function reportWindow(period: ReportPeriod, now: Date): ReportWindow {
  const to = dushanbeDay(now);
  if (period === 'year') {
    const from = `${addMonths(to, -11)}-01`;
    const bucketKeys = Array.from({ length: 12 }, (_, index) => addMonths(from, index));
    return { from, to, previousFrom: `${addMonths(from, -12)}-01`, bucketKeys };
  }
  const days = daysOf[period];
  const from = addDays(to, 1 - days);
  const bucketKeys =
    period === 'day'
      ? hours.map((hour) => `${to}T${hour}`)
      : Array.from({ length: days }, (_, index) => addDays(from, index));
  return { from, to, previousFrom: addDays(from, -days), bucketKeys };
}

/** The bucket that an hour (`2026-11-20T14`) or a day (`2026-11-20`) falls into. */
export function bucketKeyOf(period: ReportPeriod, time: string): string {
  return period === 'year' ? time.slice(0, 7) : time;
}

/** The moments between which a window lies, the end not included. */
export function momentsOf(fromDay: string, toDay: string): { from: Date; to: Date } {
  return { from: startOfDushanbeDay(fromDay), to: startOfDushanbeDay(addDays(toDay, 1)) };
}

/** The month (`2026-11`) so many months after that of a day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}

/** By how many per cent a number has changed, to a tenth; null where there was nothing before. */
export function changePercent(value: number, previous: number): number | null {
  return previous === 0 ? null : Math.round(((value - previous) / previous) * 1_000) / 10;
}
