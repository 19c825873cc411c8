import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { StationFrame } from '../bench/station-frame.tsx';
import { DeviceGate } from '../device/device-gate.tsx';
import type { OwnDevice } from '../device/device-store.ts';
import { ArrivalChoice } from './arrival-choice.tsx';
import { UnloadingCard } from './unloading-card.tsx';
import { putArrivalAside, reportBroken, toggleCell, toggleSeals } from './unloading-table.ts';
import { unloadingTexts } from './unloading-words.ts';
import { useUnloading } from './use-unloading.ts';
import { openWeighing, storeWeight } from './weighing-table.ts';

/** A trip is unloaded at the hub: choose it, compare its seals, scan bags and parcels against what was expected. */
export function UnloadingScreen() {
  return <DeviceGate>{(device) => <Station device={device} />}</DeviceGate>;
}

function Station({ device }: { device: OwnDevice }) {
  const texts = unloadingTexts.read();
  const unloading = useUnloading(device);
  const { table, work, undo } = unloading;
  const onKey = (key: string): boolean => {
    if (work.trip === undefined) return false;
    if (key === 'F2') putArrivalAside(table);
    else if (key === 'F4') reportBroken(table);
    else if (key === 'F6') toggleSeals(table);
    else if (key === 'F7') toggleCell(table);
    else if (key === 'F8') openWeighing(table);
    else if (key === 'Enter') return storeWeight(table);
    else return false;
    return true;
  };
  const words = {
    ...texts,
    known: (code: string) => {
      const known = unloading.knownAs(code);
      return known === undefined ? undefined : texts.known[known];
    },
    lineOf: ({ say, unloading: numbers }: ScanAnswer) => {
      const trip = numbers?.otherTrip;
      return say === 'OF_OTHER_TRIP' && trip ? texts.ofTrip(trip) : undefined;
    },
  };
  const readsSeal = work.readsSeals || work.bag !== undefined;
  return (
    <StationFrame
      title={texts.title}
      placeholder={
        work.asksCell ? texts.cellPlaceholder : readsSeal ? texts.sealPlaceholder : texts.placeholder
      }
      device={device}
      at={unloading}
      words={words}
      onCode={unloading.onCode}
      onKey={onKey}
      undo={{ undoing: undo }}
      isWide
    >
      {work.trip === undefined ? (
        <ArrivalChoice unloading={unloading} />
      ) : (
        <UnloadingCard code={work.trip} unloading={unloading} />
      )}
    </StationFrame>
  );
}
