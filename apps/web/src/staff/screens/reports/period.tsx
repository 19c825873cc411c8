import { reportPeriods } from '@rohi/contract/reports/report-periods';
import type { ReportPeriod } from '@rohi/contract/reports/report-periods';
import { goTo, staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { reportsTexts } from '../screen-words.ts';

/** What is shown where the address names nothing. */
export const usualPeriod: ReportPeriod = 'month';

/** The period that the address names, so that a link shows the same to a colleague. */
export function usePeriod(): ReportPeriod {
  const { query } = useStaffRoute();
  return reportPeriods.find((each) => each === query.get('period')) ?? usualPeriod;
}

export function PeriodSwitch() {
  const { period: words } = reportsTexts.read();
  const { line, screen, query } = useStaffRoute();
  const choose = (next: ReportPeriod) => {
    const changed = new URLSearchParams(query);
    if (next === usualPeriod) changed.delete('period');
    else changed.set('period', next);
    goTo(staffHref(line, screen, changed), { replace: true });
  };
  return (
    <Segmented
      label={words.label}
      value={usePeriod()}
      options={reportPeriods.map((value) => ({ value, label: words.names[value] }))}
      onChange={choose}
    />
  );
}
