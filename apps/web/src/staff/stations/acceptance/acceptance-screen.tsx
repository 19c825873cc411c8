import { ChecklistStation } from '../checklist/checklist-station.tsx';
import { useChecklist } from '../checklist/use-checklist.ts';
import { DeviceGate } from '../device/device-gate.tsx';
import type { OwnDevice } from '../device/device-store.ts';
import { acceptanceKind } from './acceptance-kind.ts';

/** A pickup point accepts a transfer: choose it, scan bags and parcels against what has left the hub. */
export function AcceptanceScreen() {
  return <DeviceGate>{(device) => <Station device={device} />}</DeviceGate>;
}

function Station({ device }: { device: OwnDevice }) {
  return <ChecklistStation at={useChecklist(acceptanceKind, device)} />;
}
