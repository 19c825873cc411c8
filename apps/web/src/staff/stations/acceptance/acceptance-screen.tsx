import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { StationFrame } from '../bench/station-frame.tsx';
import { DeviceGate } from '../device/device-gate.tsx';
import type { OwnDevice } from '../device/device-store.ts';
import { AcceptanceCard } from './acceptance-card.tsx';
import { putComingAside, reportBroken } from './acceptance-table.ts';
import { acceptanceTexts } from './acceptance-words.ts';
import { ComingChoice } from './coming-choice.tsx';
import { useAcceptance } from './use-acceptance.ts';

/** A pickup point accepts a transfer: choose it, scan bags and parcels against what has left the hub. */
export function AcceptanceScreen() {
  return <DeviceGate>{(device) => <Station device={device} />}</DeviceGate>;
}

function Station({ device }: { device: OwnDevice }) {
  const texts = acceptanceTexts.read();
  const at = useAcceptance(device);
  const { table, work, undo } = at;
  const onKey = (key: string): boolean => {
    if (work.transfer === undefined) return false;
    if (key === 'F2') putComingAside(table);
    else if (key === 'F4') reportBroken(table);
    else return false;
    return true;
  };
  const words = {
    ...texts,
    known: (code: string) => {
      const known = at.knownAs(code);
      return known === undefined ? undefined : texts.known[known];
    },
    lineOf: ({ say, transfer: numbers }: ScanAnswer) => {
      if (say === 'OF_OTHER_TRANSFER' && numbers?.otherTransfer)
        return texts.ofTransfer(numbers.otherTransfer);
      const point = at.coming?.points.find(({ id }) => id === numbers?.otherPointId);
      return say === 'OTHER_POINT' && point !== undefined ? texts.goesTo(point.name) : undefined;
    },
  };
  return (
    <StationFrame
      title={texts.title}
      placeholder={work.bag === undefined ? texts.placeholder : texts.sealPlaceholder}
      device={device}
      at={at}
      words={words}
      onCode={at.onCode}
      onKey={onKey}
      undo={{ undoing: undo }}
      isWide
    >
      {work.transfer === undefined ? (
        <ComingChoice at={at} />
      ) : (
        <AcceptanceCard code={work.transfer} at={at} />
      )}
    </StationFrame>
  );
}
