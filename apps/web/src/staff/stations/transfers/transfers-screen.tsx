import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { useState } from 'react';
import { StationFrame } from '../bench/station-frame.tsx';
import { DeviceGate } from '../device/device-gate.tsx';
import type { OwnDevice } from '../device/device-store.ts';
import { DepartTransfer } from './depart-transfer.tsx';
import {
  firstLeft,
  useLeaving,
  whyNotSent,
  transferTexts,
  saveSheet,
  useTransfers,
} from './transfer-kind.ts';
import { TransferCard } from './transfer-card.tsx';
import { TransferChoice } from './transfer-choice.tsx';
import { putAside, toggleTakingOut } from '../filling/filling-table.ts';

/** A hub fills a transfer to a pickup point: choose the point, scan what lies here for it, close and send it off. */
export function TransfersScreen() {
  return <DeviceGate>{(device) => <Station device={device} />}</DeviceGate>;
}

function Station({ device }: { device: OwnDevice }) {
  const texts = transferTexts.read();
  const at = useTransfers(device);
  const { table, state, transfer, page } = at;
  const [isLeaving, setLeaving] = useState(false);
  const leaving = useLeaving(at);
  const isReady =
    (transfer?.state === 'OPEN' || transfer?.state === 'CLOSED') && whyNotSent(at) === undefined;
  const onKey = (key: string): boolean => {
    if (state.container === undefined) return false;
    const first = firstLeft(page);
    if (key === 'F2') putAside(table);
    else if (key === 'F6') toggleTakingOut(table);
    else if (key === 'F4' && first !== undefined) leaving.settle('NOT_FOUND', first.code);
    else if (key === 'F8' && at.hasLine) void saveSheet(at);
    else if (key === 'F9' && isReady) setLeaving(true);
    else return false;
    return true;
  };
  const pointName = (id: number | null | undefined) =>
    at.hub?.points.find(({ pointId }) => pointId === id)?.point ?? texts.otherPoint;
  const words = {
    ...texts,
    known: (code: string) => {
      const what = at.knownAs(code);
      if (what === undefined) return undefined;
      const words = texts.known[what];
      if (what !== 'OTHER_POINT') return words;
      return { ...words, line: texts.goesTo(pointName(at.pointOf(code)), transfer?.point ?? '') };
    },
    lineOf: ({ say, transfer: numbers }: ScanAnswer) => {
      if (say === 'OTHER_POINT') return texts.goesTo(pointName(numbers?.otherPointId), transfer?.point ?? '');
      return say === 'IN_OTHER_TRANSFER' && numbers?.otherTransfer
        ? texts.isIn(numbers.otherTransfer)
        : undefined;
    },
  };
  return (
    <StationFrame
      title={texts.title}
      placeholder={state.takesOut ? texts.outPlaceholder : texts.placeholder}
      device={device}
      at={at}
      verdict={words}
      onCode={at.onCode}
      onKey={onKey}
      isWide
    >
      {state.container === undefined ? (
        <TransferChoice at={at} />
      ) : (
        <TransferCard code={state.container} at={at} onLeave={() => setLeaving(true)} leaving={leaving} />
      )}
      {isLeaving && state.container !== undefined && (
        <DepartTransfer code={state.container} at={at} onClose={() => setLeaving(false)} />
      )}
    </StationFrame>
  );
}
