import { addDays } from '@rohi/contract/dushanbe-time';

/** The first and the last day of a month: `2026-02` → 1 and 28 February. */
export function daysOfMonth(month: string): { from: string; to: string } {
  return { from: `${month}-01`, to: addDays(`${monthAfter(month, 1)}-01`, -1) };
}

/**
 * So many months up to the one of `day`, the newest first; none before the one of `since`, the only one while that is
 * not known.
 */
export function monthsUpTo(day: string, count: number, since = day): string[] {
  return Array.from({ length: count }, (_, back) => monthAfter(day.slice(0, 7), -back)).filter(
    (month) => month >= since.slice(0, 7),
  );
}

function monthAfter(month: string, months: number): string {
  const [year = 0, ofYear = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, ofYear - 1 + months, 1)).toISOString().slice(0, 7);
}
