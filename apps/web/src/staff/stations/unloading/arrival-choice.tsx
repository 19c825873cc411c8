import { PackageCheck } from 'lucide-react';
import { call } from '../../../shared/api/call.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatDay } from '../../../shared/format/dates.ts';
import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { Button } from '../../kit/ui/button.tsx';
import css from '../loading/loading.module.css';
import { chooseArrival } from './unloading-table.ts';
import { unloadingTexts } from './unloading-words.ts';
import type { ArrivingTrip, UnloadingAtWork } from './use-unloading.ts';

const shown = (count: number) => formatShortDecimal(String(count));

/** No trip is chosen: those that have come to this hub or are on their way, the ones at hand first. */
export function ArrivalChoice({ unloading }: { unloading: UnloadingAtWork }) {
  const { list: words } = unloadingTexts.read();
  const { trips, hasLine } = unloading;
  return (
    <section className={css.card}>
      <header className={css.choice}>
        <Icon of={PackageCheck} size={32} />
        <div>
          <h2>{words.title}</h2>
          <p>{words.lead}</p>
        </div>
      </header>
      {!hasLine && <p className={css.note}>{words.needsLine}</p>}
      {trips?.list.length === 0 && <p className={css.note}>{words.none}</p>}
      <ul className={css.list}>
        {trips?.list.map((trip) => (
          <Arrival key={trip.code} trip={trip} unloading={unloading} />
        ))}
      </ul>
    </section>
  );
}

function Arrival({ trip, unloading }: { trip: ArrivingTrip; unloading: UnloadingAtWork }) {
  const { list: words } = unloadingTexts.read();
  const { code, unloading: begun } = trip;
  return (
    <li>
      <span>
        <b>{code}</b>
        <span>{aboutOf(trip)}</span>
      </span>
      {begun === null ? (
        <BeginButton code={code} unloading={unloading} />
      ) : (
        <Button aria-label={words.goOnWith(code)} onPress={() => chooseArrival(unloading.table, code)}>
          {words.goOn}
        </Button>
      )}
    </li>
  );
}

/** Writes down what is expected, and unloads it from then on. */
export function BeginButton({ code, unloading }: { code: string; unloading: UnloadingAtWork }) {
  const { list: words } = unloadingTexts.read();
  const { run, busy } = useSubmit();
  const { device, table, hasLine, refresh } = unloading;
  const begin = () =>
    void run(async () => {
      const body = { deviceId: device.id };
      await call('POST /stations/arrivals/{code}/begin', { params: { code }, body, quiet: true });
      chooseArrival(table, code);
      refresh();
    }, refresh);
  return (
    <Button kind="primary" aria-label={words.beginTrip(code)} onPress={begin} isDisabled={busy || !hasLine}>
      {words.begin}
    </Button>
  );
}

function aboutOf({ origin, units, arrivedAt, plannedArrivalDay, parcels, unloading }: ArrivingTrip): string {
  const { list: words, card } = unloadingTexts.read();
  const when =
    arrivedAt === null
      ? plannedArrivalDay !== null && words.expectedOn(formatDay(plannedArrivalDay))
      : words.arrived(momentText(arrivedAt));
  const how =
    unloading === null
      ? words.onTheRoad(parcels)
      : words.done(shown(unloading.scanned), shown(unloading.expected));
  const about = [origin !== null && card.from(origin), units.join(', '), when, how];
  return [...about, unloading?.isOver === true && words.over].filter(Boolean).join(' · ');
}
