import { Truck } from 'lucide-react';
import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { Button } from '../../kit/ui/button.tsx';
import { chooseTrip } from './loading-table.ts';
import { loadingTexts } from './loading-words.ts';
import type { LoadingAtWork, LoadingTrip } from './use-loading.ts';
import css from './loading.module.css';

const shown = (count: number) => formatShortDecimal(String(count));

/** No trip is chosen: those that are filled in this warehouse, the next to leave first. */
export function TripChoice({ loading: { trips, table, hasLine } }: { loading: LoadingAtWork }) {
  const { list: words } = loadingTexts.read();
  return (
    <section className={css.card}>
      <header className={css.choice}>
        <Icon of={Truck} size={32} />
        <div>
          <h2>{words.title}</h2>
          <p>{words.lead}</p>
        </div>
      </header>
      {!hasLine && <p className={css.note}>{words.needsLine}</p>}
      {trips?.list.length === 0 && <p className={css.note}>{words.none}</p>}
      <ul className={css.list}>
        {trips?.list.map((trip) => (
          <li key={trip.code}>
            <span>
              <b>{trip.code}</b>
              <span>{aboutOf(trip)}</span>
            </span>
            <Button aria-label={words.load(trip.code)} onPress={() => chooseTrip(table, trip.code)}>
              {words.go}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function aboutOf({ channel, destination, units, plannedDepartureAt, aboard, planned }: LoadingTrip): string {
  const { list: words } = loadingTexts.read();
  return [
    channel,
    destination,
    units.map(({ number }) => number).join(', ') || words.noVehicle,
    plannedDepartureAt !== null && words.leaves(momentText(plannedDepartureAt)),
    words.planned(shown(aboard), shown(planned)),
  ]
    .filter(Boolean)
    .join(' · ');
}
