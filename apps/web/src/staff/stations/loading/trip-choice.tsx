import { Truck } from 'lucide-react';
import { momentText } from '../../kit/list/moment-text.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ChoiceList } from '../bench/choice-list.tsx';
import { countText } from '../bench/container-card.tsx';
import { chooseTrip } from './loading-table.ts';
import { loadingTexts } from './loading-words.ts';
import type { LoadingAtWork, LoadingTrip } from './use-loading.ts';

/** No trip is chosen: those that are filled in this warehouse, the next to leave first. */
export function TripChoice({ loading: { trips, table, hasLine } }: { loading: LoadingAtWork }) {
  const { list: words } = loadingTexts.read();
  const choices = trips?.list.map((trip) => ({
    ...{ key: trip.code, name: trip.code, about: aboutOf(trip) },
    act: (
      <Button aria-label={words.load(trip.code)} onPress={() => chooseTrip(table, trip.code)}>
        {words.go}
      </Button>
    ),
  }));
  const notes = [!hasLine && words.needsLine, choices?.length === 0 && words.none];
  return <ChoiceList icon={Truck} words={words} notes={notes} choices={choices ?? []} />;
}

function aboutOf({ channel, destination, units, plannedDepartureAt, aboard, planned }: LoadingTrip): string {
  const { list: words } = loadingTexts.read();
  return [
    channel,
    destination,
    units.map(({ number }) => number).join(', ') || words.noVehicle,
    plannedDepartureAt !== null && words.leaves(momentText(plannedDepartureAt)),
    words.planned(countText(aboard), countText(planned)),
  ]
    .filter(Boolean)
    .join(' · ');
}
