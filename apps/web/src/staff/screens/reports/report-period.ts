import { addDays, isDay } from '@rohi/contract/dushanbe-time';
import { addMonths, isReportRange, reportPeriods } from '@rohi/contract/reports/report-periods';
import type { DayRange } from '@rohi/contract/reports/report-periods';
import { goTo, staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { usualPeriod } from './period.tsx';
import type { ReportedPeriod } from './report-queries.ts';

/** What the address names: days, or a period; a link shows the same to a colleague. */
export function usePeriod(): { period: ReportedPeriod; choose: (next: ReportedPeriod) => void } {
  const { line, screen, query } = useStaffRoute();
  const choose = (next: ReportedPeriod) => {
    const changed = new URLSearchParams(query);
    for (const name of ['period', 'from', 'to']) changed.delete(name);
    if (typeof next !== 'string') {
      changed.set('from', next.from);
      changed.set('to', next.to);
    } else if (next !== usualPeriod) changed.set('period', next);
    goTo(staffHref(line, screen, changed), { replace: true });
  };
  const range = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  if (isRange(range)) return { period: range, choose };
  return { period: reportPeriods.find((each) => each === query.get('period')) ?? usualPeriod, choose };
}

/** Whether these are days that a report can be of. */
export function isRange(range: DayRange): boolean {
  return isDay(range.from) && isDay(range.to) && isReportRange(range);
}

/** The month of a day so far. */
export function monthSoFar(today: string): DayRange {
  return { from: `${today.slice(0, 7)}-01`, to: today };
}

/** The whole month before that of a day. */
export function monthBefore(today: string): DayRange {
  return { from: `${addMonths(today, -1)}-01`, to: addDays(`${today.slice(0, 7)}-01`, -1) };
}
