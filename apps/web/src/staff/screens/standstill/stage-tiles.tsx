import { classNames } from '../../../shared/ui/class-names.ts';
import { figureText } from '../reports/figures.ts';
import { daysSince } from './days-since.ts';
import type { StandstillStage } from './standstill-queries.ts';
import { standstillTexts } from '../screen-words.ts';
import css from './stage-tiles.module.css';

/** How many are late at each stage of the way, and since when; each leads to its list. */
export function StageTiles({ stages }: { stages: readonly StandstillStage[] }) {
  const words = standstillTexts.read();
  return (
    <ol className={css.row} aria-label={words.title}>
      {stages.map(({ kind, late, of, oldest, route }) => {
        const { name, late: what } = words.stages[kind];
        const inside = (
          <>
            <span className={css.name}>{name}</span>
            <span>
              <span className={css.count}>{figureText(late, 'PIECE')}</span>{' '}
              <span className={css.of}>{words.of(figureText(of, 'PIECE'))}</span>
            </span>
            <span className={css.what}>{what}</span>
            <span className={css.what}>
              {oldest === null ? words.none : words.oldest(words.days(daysSince(oldest)))}
            </span>
          </>
        );
        return (
          <li key={kind} className={classNames(css.stage, late > 0 && css.late)}>
            {late > 0 ? (
              <a href={`#${route}`} className={css.inside}>
                {inside}
              </a>
            ) : (
              <span className={css.inside}>{inside}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
