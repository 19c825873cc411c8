import { Truck } from 'lucide-react';
import { useState } from 'react';
import { momentText } from '../../kit/list/moment-text.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { DepartDialog } from '../../kit/trips/depart-dialog.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { ChoiceList } from '../bench/choice-list.tsx';
import { countText } from '../bench/container-card.tsx';
import { StationFrame } from '../bench/station-frame.tsx';
import { DeviceGate } from '../device/device-gate.tsx';
import type { OwnDevice } from '../device/device-store.ts';
import { chooseContainer, putAside, toggleTakingOut } from '../filling/filling-table.ts';
import { useLoading, loadingTexts, type LoadingAtWork, type LoadingTrip } from './loading-kind.ts';
import { TripCard } from './trip-card.tsx';

/** Bags and loose parcels are loaded into a lorry or the wagons of a train: choose the trip, scan what goes aboard. */
export function LoadingScreen() {
  return <DeviceGate>{(device) => <Station device={device} />}</DeviceGate>;
}

function Station({ device }: { device: OwnDevice }) {
  const words = loadingTexts.read();
  const loading = useLoading(device);
  const { table, state, hasLine } = loading;
  const [departs, setDeparts] = useState(false);
  const mayDepart = useUser().authorities.includes('trip:depart');
  const depart = () => setDeparts(mayDepart && hasLine);
  const onKey = (key: string): boolean => {
    if (state.container === undefined) return false;
    if (key === 'F2') putAside(table);
    else if (key === 'F4') toggleTakingOut(table);
    else if (key === 'F9' && mayDepart) depart();
    else return false;
    return true;
  };
  return (
    <StationFrame
      title={words.title}
      placeholder={words.placeholder}
      device={device}
      at={loading}
      verdict={words}
      onCode={loading.onCode}
      onKey={onKey}
    >
      {state.container === undefined ? (
        <TripChoice loading={loading} />
      ) : (
        <TripCard code={state.container} loading={loading} onDepart={mayDepart ? depart : undefined} />
      )}
      {departs && state.container !== undefined && (
        <DepartDialog
          code={state.container}
          onClose={() => setDeparts(false)}
          onDone={async () => putAside(table, 'DONE')}
        />
      )}
    </StationFrame>
  );
}

/** No trip is chosen: those that are filled in this warehouse, the next to leave first. */
function TripChoice({ loading: { list, table, hasLine } }: { loading: LoadingAtWork }) {
  const { list: words } = loadingTexts.read();
  const choices = list?.list.map((trip) => ({
    key: trip.code,
    name: trip.code,
    about: aboutOf(trip),
    act: (
      <Button aria-label={words.load(trip.code)} onPress={() => chooseContainer(table, trip.code)}>
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
