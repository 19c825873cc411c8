import { CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { useStaffRoute } from '../../kit/router/staff-router.ts';
import { isOpenTo } from '../../kit/session/open-routes.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { routes, wrongWith } from './first-week.ts';
import type { Row } from './first-week-query.ts';
import { startTexts } from '../screen-words.ts';
import css from './week-row.module.css';

const signs = { THERE: CircleCheck, DOUBTFUL: CircleMinus, MISSING: CircleX } as const;

/**
 * A row that is missing or in doubt: what is wrong in the firm's own figures, and one link to where it is put right.
 */
export function WeekRow({ row, isNext }: { row: Row; isNext: boolean }) {
  const { rows, states } = startTexts.read();
  return (
    <li className={css.row}>
      <StateSign state={row.state} />
      <div className={css.words}>
        <b>{rows[row.row].name}</b> <span className="visually-hidden">({states[row.state]})</span>
        <p>{wrongWith(row)}</p>
      </div>
      <WayTo row={row.row} isNext={isNext} />
    </li>
  );
}

/** All of a subject that is there, in one line. */
export function ThereRow({ rows: there }: { rows: readonly Row[] }) {
  const { rows, states } = startTexts.read();
  return (
    <li className={css.row}>
      <StateSign state="THERE" />
      <p className={css.words}>
        {there.map(({ row }) => rows[row].name).join(', ')}{' '}
        <span className="visually-hidden">({states.THERE})</span>
      </p>
    </li>
  );
}

/** The row that comes next, named, with what is wrong and its link. */
export function NextWords({ row, isNext }: { row: Row; isNext: boolean }) {
  const { next, rows } = startTexts.read();
  return (
    <div className={css.nextWords}>
      <div className={css.words}>
        <b>
          {next} {rows[row.row].name}
        </b>
        <p>{wrongWith(row)}</p>
      </div>
      <WayTo row={row.row} isNext={isNext} />
    </div>
  );
}

function StateSign({ state }: { state: Row['state'] }) {
  return (
    <span className={classNames(css.sign, css[state])}>
      <Icon of={signs[state]} size={22} />
    </span>
  );
}

/** The link of a row; of what stands in no menu of this user, and of what no screen does, none. */
function WayTo({ row, isNext }: { row: Row['row']; isNext: boolean }) {
  const { act, name } = startTexts.read().rows[row];
  const { line } = useStaffRoute();
  const user = useUser();
  const route = `/${line.toLowerCase()}/${routes[row] ?? ''}`;
  if (act === null || routes[row] === undefined || !isOpenTo(user, route)) return null;
  return (
    <a className={classNames(css.way, isNext && css.next)} href={`#${route}`} aria-label={`${act}: ${name}`}>
      {act}
    </a>
  );
}
