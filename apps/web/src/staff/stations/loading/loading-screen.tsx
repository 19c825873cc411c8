import { useState } from 'react';
import { useUser } from '../../kit/session/user-info.ts';
import { DepartDialog } from '../../kit/trips/depart-dialog.tsx';
import { StationFrame } from '../bench/station-frame.tsx';
import { DeviceGate } from '../device/device-gate.tsx';
import type { OwnDevice } from '../device/device-store.ts';
import { putTripAside, toggleTakingOff } from './loading-table.ts';
import { loadingTexts } from './loading-words.ts';
import { TripCard } from './trip-card.tsx';
import { TripChoice } from './trip-choice.tsx';
import { useLoading } from './use-loading.ts';

/** Bags and loose parcels are loaded into a lorry or the wagons of a train: choose the trip, scan what goes aboard. */
export function LoadingScreen() {
  return <DeviceGate>{(device) => <Station device={device} />}</DeviceGate>;
}

function Station({ device }: { device: OwnDevice }) {
  const words = loadingTexts.read();
  const loading = useLoading(device);
  const { table, work, hasLine } = loading;
  const [departs, setDeparts] = useState(false);
  const mayDepart = useUser().authorities.includes('trip:depart');
  const depart = () => setDeparts(mayDepart && hasLine);
  const onKey = (key: string): boolean => {
    if (work.trip === undefined) return false;
    if (key === 'F2') putTripAside(table);
    else if (key === 'F4') toggleTakingOff(table);
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
      words={words}
      onCode={loading.onCode}
      onKey={onKey}
    >
      {work.trip === undefined ? (
        <TripChoice loading={loading} />
      ) : (
        <TripCard code={work.trip} loading={loading} onDepart={mayDepart ? depart : undefined} />
      )}
      {departs && work.trip !== undefined && (
        <DepartDialog
          code={work.trip}
          onClose={() => setDeparts(false)}
          onDone={async () => putTripAside(table)}
        />
      )}
    </StationFrame>
  );
}
