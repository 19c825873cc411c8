import type { ScannerEnd, StationWork } from '@rohi/contract/stations/station-words';
import { readOfDevice, storeOfDevice } from '../scan-queue/queue-database.ts';

/** The device that this browser is, as it was registered. */
export type OwnDevice = {
  id: string;
  name: string;
  /** What is done with it, once the service has said so. */
  works?: readonly StationWork[];
  /** How its scanner ends a code, once a test scan has shown it; the service may not have it yet. */
  scanner?: { end: ScannerEnd; isSent: boolean };
};

/** Where it is stored, in the store `device` of the stations' queue. */
export const ownDeviceKey = 'own';

/** Undefined where the browser has not been registered; rejects where it can store nothing. */
export function readOwnDevice(): Promise<OwnDevice | undefined> {
  return readOfDevice<OwnDevice>(ownDeviceKey);
}

export async function storeOwnDevice(device: OwnDevice): Promise<void> {
  await storeOfDevice(ownDeviceKey, device);
}
