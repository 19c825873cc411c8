import type { ScannerEnd } from '@rohi/contract/stations/station-words';
import { call } from '../../../shared/api/call.ts';
import { scannerEnd } from '../scan-input/scan-owner.ts';
import { readOwnDevice, storeOwnDevice } from './device-store.ts';
import type { OwnDevice } from './device-store.ts';

/**
 * Brings how the scanner of this device ends a code: what is stored here at once, and what the service has on record
 * once it answers.
 */
export async function bringScannerEnd(): Promise<void> {
  const own = await readOwnDevice();
  scannerEnd.write(own?.scanner?.end);
  if (own === undefined) return;
  if (own.scanner?.isSent === false) return sendScannerEnd(own, own.scanner.end);
  const { scannerEnd: recorded } = await call('GET /stations/devices/{id}', {
    params: { id: own.id },
    quiet: true,
  });
  if (recorded === null || recorded === own.scanner?.end) return;
  await keep(own, { end: recorded, isSent: true });
}

/**
 * Stores what a test scan has shown, here and with the device at the service; offline it is sent later. Rejects where
 * nothing can be stored.
 */
export async function learnScannerEnd(end: ScannerEnd): Promise<void> {
  const own = await readOwnDevice();
  if (own === undefined) return scannerEnd.write(end);
  await keep(own, { end, isSent: false });
  void sendScannerEnd(own, end).catch(() => undefined);
}

async function sendScannerEnd(own: OwnDevice, end: ScannerEnd): Promise<void> {
  await call('POST /stations/devices/{id}/scanner', {
    params: { id: own.id },
    body: { scannerEnd: end },
    quiet: true,
  });
  await keep(own, { end, isSent: true });
}

async function keep(own: OwnDevice, scanner: NonNullable<OwnDevice['scanner']>): Promise<void> {
  scannerEnd.write(scanner.end);
  await storeOwnDevice({ ...own, scanner });
}
