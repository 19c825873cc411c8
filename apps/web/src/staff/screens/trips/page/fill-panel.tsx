import type { StaffTrip } from '@rohi/contract/linehaul/trip-list.contract';
import { isBeforeDeparture } from '@rohi/contract/trips/trip-words';
import { formatPercent, formatShortDecimal } from '../../../../shared/format/numbers.ts';
import { fieldNames } from '../../../kit/list/audit-words.ts';
import { Panel } from '../../../kit/ui/panel.tsx';
import { tripsTexts } from '../../screen-words.ts';
import { percentOf } from './trip-fill.ts';
import css from './trip-page.module.css';

/** How full a trip is, by weight and by volume, each against what it holds. */
export function FillPanel({ trip }: { trip: StaffTrip }) {
  const { page, parcels } = tripsTexts.read();
  const names = fieldNames('trip');
  const { weightKg, volumeM3, capacityKg, capacityM3, aboard, state } = trip;
  const hasCapacity = capacityKg !== null || capacityM3 !== null;
  return (
    <Panel title={page.fill} end={isBeforeDeparture(state) ? page.aboard(aboard) : undefined}>
      <div className={css.fill}>
        <p className={css.count}>{parcels(trip.parcels)}</p>
        <Bar name={names.weightKg} amount={weightKg} capacity={capacityKg} />
        <Bar name={names.volumeM3} amount={volumeM3} capacity={capacityM3} />
        {!hasCapacity && <p className={css.hint}>{page.noCapacity}</p>}
      </div>
    </Panel>
  );
}

type BarProps = { name: string; amount: string; capacity: string | number | null };

function Bar({ name, amount, capacity }: BarProps) {
  const { page } = tripsTexts.read();
  const percent = percentOf(amount, capacity);
  const carried = formatShortDecimal(amount);
  const isOver = percent !== undefined && percent > 100;
  return (
    <div className={css.measure}>
      <p>
        <span>{name}</span>
        <b>{capacity === null ? carried : page.of(carried, formatShortDecimal(String(capacity)))}</b>
        {percent !== undefined && (
          <span data-over={isOver}>
            {formatPercent(String(percent))} {isOver && page.over}
          </span>
        )}
      </p>
      {percent !== undefined && (
        <div className={css.bar} data-over={isOver} aria-hidden>
          <i style={{ width: `${Math.min(100, percent)}%` }} />
        </div>
      )}
    </div>
  );
}
