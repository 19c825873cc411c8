import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Panel } from '../../kit/ui/panel.tsx';
import { byUrgency } from './first-week.ts';
import { isInMenu, useFirstWeek } from './first-week-query.ts';
import { startTexts } from '../screen-words.ts';
import { WeekProgress } from './week-progress.tsx';
import { NextWords } from './week-row.tsx';
import { Grid } from '../../../shared/ui/primitives.tsx';
import css from './first-week-panel.module.css';

/**
 * What a new installation still lacks, on the first page: how much, and what is next; gone when nothing is missing or
 * the list is hidden.
 */
export function FirstWeekPanel() {
  const { title, open } = startTexts.read();
  const { line } = useStaffRoute();
  const { data: week } = useFirstWeek(true);
  const [row] = byUrgency(week?.rows ?? []);
  if (week === undefined || row === undefined || !isInMenu(week)) return null;
  return (
    <Panel title={title} end={<a href={`${staffHref(line)}/start`}>{open}</a>}>
      <Grid rowGap={12} columnGap={24} align="center" className={css.week}>
        <WeekProgress rows={week.rows} />
        <NextWords row={row} isNext />
      </Grid>
    </Panel>
  );
}
