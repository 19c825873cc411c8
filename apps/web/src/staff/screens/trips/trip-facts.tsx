import type { StaffTrip } from '@rohi/contract/linehaul/trip-list.contract';
import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import css from '../audit/audit.module.css';
import { RoadHistory } from './road/road-history.tsx';
import { TripStateLabel } from './trip-state.tsx';
import { tripsTexts } from './trips-words.ts';

/** What a trip carries, and how far it is. */
export function TripFacts({ row }: { row: StaffTrip }) {
  const { board, days, kg, m3, none, parcels } = tripsTexts.read();
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
      <dl className={css.facts}>
        {facts.map(([name, value]) => [<dt key={`${name}:`}>{name}</dt>, <dd key={name}>{value}</dd>])}
      </dl>
      <RoadHistory trip={row} />
    </div>
  );
}
