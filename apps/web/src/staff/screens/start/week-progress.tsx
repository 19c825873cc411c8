import { classNames } from '../../../shared/ui/class-names.ts';
import { byUrgency } from './first-week.ts';
import type { Row } from './first-week-query.ts';
import { startTexts } from '../screen-words.ts';
import css from './week-progress.module.css';

const states = ['THERE', 'DOUBTFUL', 'MISSING'] as const;

/** How many of how many are there, as a number, a row of signs and words. */
export function WeekProgress({ rows }: { rows: readonly Row[] }) {
  const { progress, ready, counts } = startTexts.read();
  const countOf = (wanted: Row['state']) => rows.filter(({ state }) => state === wanted).length;
  return (
    <div className={css.progress}>
      <p>
        <b className={css.number}>{progress(countOf('THERE'), rows.length)}</b> {ready}
      </p>
      <div className={css.bar} aria-hidden>
        {byUrgency(rows)
          .toReversed()
          .map(({ row, state }) => (
            <span key={row} className={classNames(css.part, css[state])} />
          ))}
      </div>
      <p className={css.counts}>
        {states.map((state) => (
          <span key={state} className={css[state]}>
            {counts[state](countOf(state))}
          </span>
        ))}
      </p>
    </div>
  );
}
