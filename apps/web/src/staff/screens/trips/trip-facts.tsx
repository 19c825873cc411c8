import type { StaffTrip } from '@rohi/contract/linehaul/trip-list.contract';
import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { recordHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import css from '../audit/audit.module.css';
import { TripStateLabel } from './trip-state.tsx';
import { tripsTexts } from '../screen-words.ts';

/** A quick look at a trip, with the way to its page. */
export function TripFacts({ row }: { row: StaffTrip }) {
  const { board, days, kg, m3, none, page, parcels } = tripsTexts.read();
  const { line, query } = useStaffRoute();
  const names = fieldNames('trip');
  const { delay } = row;
  const facts = [
    [names.state, <TripStateLabel key="state" state={row.state} isLate={delay !== null} />],
    [names.parcels, parcels(row.parcels)],
    [names.weightKg, `${formatShortDecimal(row.weightKg)} ${kg} · ${formatShortDecimal(row.volumeM3)} ${m3}`],
    [names.departedAt, row.departedAt === null ? none : momentText(row.departedAt)],
    [names.arrivedAt, row.arrivedAt === null ? none : momentText(row.arrivedAt)],
    ...(delay === null
      ? []
      : [[board.late, [days(delay.days), delay.place].filter(Boolean).join(', ')] as const]),
  ] as const;
  return (
    <div className={css.entry}>
      <p>
        <a href={recordHref(line, 'trips', row.id, query)}>{page.open}</a>
      </p>
      <dl className={css.facts}>
        {facts.map(([name, value]) => [<dt key={`${name}:`}>{name}</dt>, <dd key={name}>{value}</dd>])}
      </dl>
    </div>
  );
}
