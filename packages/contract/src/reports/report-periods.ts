import { addDays, dushanbeDay, startOfDushanbeDay } from '../dushanbe-time.ts';
import { ParcelStatus, parcelStatuses } from '../tracking/parcel-status.ts';

/**
 * The periods that reports look at, all of them ending now, in Dushanbe days: `day` is today by the hour, `week` the
 * last 7 days and `month` the last 30 by the day, `year` this month and the eleven before it by the month.
 */
export const reportPeriods = ['day', 'week', 'month', 'year'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** The stages of the orders that reports count, as a list of orders asks for them: cancelled orders are left out. */
export const countedStages = parcelStatuses.filter((stage) => stage !== ParcelStatus.Cancelled).join(',');

/** Days chosen freely, both included. */
export type DayRange = { readonly from: string; readonly to: string };

/** What one bucket of a report is. */
export type BucketSize = 'hour' | 'day' | 'month';

/** Days `from` to `to`, both included, and the period that ends the day before. */
export type ReportWindow = {
  from: string;
  to: string;
  previousFrom: string;
  previousTo: string;
  bucketSize: BucketSize;
  /** `2026-11-20T14` for an hour, `2026-11-20` for a day, `2026-11` for a month; in order. */
  bucketKeys: readonly string[];
};

const daysOf = { day: 1, week: 7, month: 30 } as const;
const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

/** So many days are still shown one by one. */
const mostDayBuckets = 92;
/** Ten years. */
const mostDays = 3_660;

/** The window of a period at a moment. */
export function reportWindow(period: ReportPeriod, now: Date): ReportWindow {
  const to = dushanbeDay(now);
  if (period === 'year') {
    const from = `${addMonths(to, -11)}-01`;
    const bucketKeys = Array.from({ length: 12 }, (_, index) => addMonths(from, index));
    const previousFrom = `${addMonths(from, -12)}-01`;
    return { from, to, previousFrom, previousTo: addDays(from, -1), bucketSize: 'month', bucketKeys };
  }
  return rangeWindow({ from: addDays(to, 1 - daysOf[period]), to });
}

/** Whether these days can be reported on: in their order, ten years at most. */
export function isReportRange({ from, to }: DayRange): boolean {
  return from <= to && countDays(from, to) <= mostDays;
}

/**
 * The window of days chosen freely: one day by the hour, up to 92 by the day, more by the month. Before whole months
 * stand as many months, before anything else as many days.
 */
export function rangeWindow({ from, to }: DayRange): ReportWindow {
  const days = countDays(from, to);
  const previousTo = addDays(from, -1);
  const isWholeMonths = from.endsWith('-01') && addDays(to, 1).endsWith('-01');
  const months = monthsBetween(from, to);
  const previousFrom = isWholeMonths ? `${addMonths(from, -months.length)}-01` : addDays(from, -days);
  const period = { from, to, previousFrom, previousTo };
  if (days === 1) return { ...period, bucketSize: 'hour', bucketKeys: hours.map((hour) => `${to}T${hour}`) };
  if (days > mostDayBuckets) return { ...period, bucketSize: 'month', bucketKeys: months };
  const bucketKeys = Array.from({ length: days }, (_, index) => addDays(from, index));
  return { ...period, bucketSize: 'day', bucketKeys };
}

/** The bucket that an hour (`2026-11-20T14`) or a day (`2026-11-20`) falls into. */
export function bucketKeyOf(size: BucketSize, time: string): string {
  return size === 'month' ? time.slice(0, 7) : time;
}

/** What a bucket is, found by its key. */
export function bucketSizeOf(key: string): BucketSize {
  if (key.length === '2026-11'.length) return 'month';
  return key.length === '2026-11-20'.length ? 'day' : 'hour';
}

/** The moments between which a window lies, the end not included. */
export function momentsOf(fromDay: string, toDay: string): { from: Date; to: Date } {
  return { from: startOfDushanbeDay(fromDay), to: startOfDushanbeDay(addDays(toDay, 1)) };
}

const dayMs = 86_400_000;

function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** The months from that of one day to that of another, both included. */
function monthsBetween(from: string, to: string): string[] {
  const indexOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return Array.from({ length: indexOf(to) - indexOf(from) + 1 }, (_, index) => addMonths(from, index));
}

/** The month (`2026-11`) so many months after that of a day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}

/** By how many per cent a number has changed, to a tenth; null where there was nothing before. */
export function changePercent(value: number, previous: number): number | null {
  return previous === 0 ? null : Math.round(((value - previous) / previous) * 1_000) / 10;
}
