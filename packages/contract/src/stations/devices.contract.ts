import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { wireText } from '../wire-text.ts';
import { scannerEnds, stationPrinters, stationScales, stationWorks } from './station-words.ts';

const longestDeviceName = 60;

export const deviceFields = {
  name: wireText({ max: longestDeviceName, min: 1 }),
  /** Where it stands. */
  unitId: z.int(),
  works: z.array(z.enum(stationWorks)).check(z.minLength(1), z.maxLength(stationWorks.length)),
  /** What its printer speaks; null without one. */
  printer: z.nullable(z.enum(stationPrinters)),
  /** How its scale sends a weight; null without one. */
  scale: z.nullable(z.enum(stationScales)),
};

export const stationDevice = z.object({
  ...deviceFields,
  /** Whether its scanner types a sign behind each code; null until a test scan has shown it. */
  scannerEnd: z.nullable(z.enum(scannerEnds)),
  id: z.uuid(),
  /** The place, in the caller's language. */
  unit: z.string(),
  registeredAt: z.string(),
  registeredBy: z.string(),
  /** Since when its scans are not taken any more. */
  endedAt: z.nullable(z.string()),
  endedBy: z.nullable(z.string()),
});
export type StationDevice = z.output<typeof stationDevice>;

/** With what it was registered, and what it has reported last; null while it never has. */
const reportingDevice = z.extend(stationDevice, {
  /**
   * Browser and system as far as they can be recognised, e.g. `Chrome, Android`; null when unknown, and of devices of
   * long ago.
   */
  browser: z.nullable(z.string()),
  /** From where it was registered; null of devices of long ago. */
  address: z.nullable(z.string()),
  seenAt: z.nullable(z.string()),
  /** Scans that wait on it, of all users. */
  waiting: z.nullable(z.int()),
  /** Since when the first of them waits. */
  waitingSince: z.nullable(z.string()),
});
export type ReportingDevice = z.output<typeof reportingDevice>;

const mostWaiting = 1_000_000;
const longestWaitS = 365 * 86_400;

const registering = { kind: 'staff', authority: 'station:register' } as const;

export const registerDevice = endpoint({
  method: 'POST',
  path: '/stations/devices',
  summary:
    'Registers the device that a station scans with; its id is what the browser stores. The same request id gets the same device',
  access: registering,
  body: z.strictObject({
    requestId: z.uuid(),
    ...deviceFields,
    /** As a test scan has shown it; left out where there was none. */
    scannerEnd: z.optional(z.enum(scannerEnds)),
  }),
  data: stationDevice,
  errors: ['request.invalid'],
});

export const listDevices = endpoint({
  method: 'GET',
  path: '/stations/devices',
  summary:
    'The devices of all units, or of the own one; those in use first, then those that have ended; with what each has reported last',
  access: registering,
  data: z.object({ list: z.array(reportingDevice) }),
  errors: [],
});

export const readDevice = endpoint({
  method: 'GET',
  path: '/stations/devices/{id}',
  summary: 'A device as its station shows it; one of another unit is not found by who is bound to a unit',
  access: { kind: 'staff', authority: 'station:scan' },
  params: z.object({ id: z.uuid() }),
  data: stationDevice,
  errors: ['stations.deviceNotFound'],
});

export const reportDevice = endpoint({
  method: 'POST',
  path: '/stations/devices/{id}/report',
  summary:
    'A device reports that it is there and what waits on it; the last report counts, however often it comes',
  access: { kind: 'staff', authority: 'station:scan' },
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    waiting: z.int().check(z.gte(0), z.lte(mostWaiting)),
    /** So long the first of them waits; its clock may be wrong. */
    oldestSeconds: z.optional(z.int().check(z.gte(0), z.lte(longestWaitS))),
  }),
  data: z.object({}),
  errors: ['request.invalid', 'stations.deviceNotFound'],
});

export const saveScannerEnd = endpoint({
  method: 'POST',
  path: '/stations/devices/{id}/scanner',
  summary: 'Stores what a test scan has shown of the scanner of a device; the last one counts',
  access: { kind: 'staff', authority: 'station:scan' },
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ scannerEnd: z.enum(scannerEnds) }),
  data: stationDevice,
  errors: ['request.invalid', 'stations.deviceNotFound'],
});

export const stationPermit = endpoint({
  method: 'GET',
  path: '/stations/devices/{id}/permit',
  summary:
    'The permit by which this login may scan with this device offline, 16 hours from its beginning at most; the same each time. Scans that bear it are taken in whosever session they are sent',
  access: { kind: 'staff', authority: 'station:scan' },
  params: z.object({ id: z.uuid() }),
  data: z.object({ permit: z.string(), endsAt: z.string() }),
  errors: ['stations.deviceNotFound', 'stations.deviceEnded'],
});

/** What of a device was on the page that changes it. */
const seenFields = z.strictObject({ name: z.string(), unitId: z.int() });

export const changeDevice = endpoint({
  method: 'PUT',
  path: '/stations/devices/{id}',
  summary:
    'Names a device anew, or moves it to another unit: then it has reported within two minutes that nothing waits on it, since what it has stored is judged where it was scanned',
  access: registering,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    name: deviceFields.name,
    unitId: deviceFields.unitId,
    works: deviceFields.works,
    /** As it was read: changed by somebody else meanwhile, it is not overwritten. */
    was: seenFields,
  }),
  data: stationDevice,
  errors: [
    'request.invalid',
    'stations.deviceNotFound',
    'stations.deviceEnded',
    'stations.deviceNotEmpty',
    'stations.deviceChanged',
  ],
});

export const endDevice = endpoint({
  method: 'POST',
  path: '/stations/devices/{id}/end',
  summary: 'Ends a device: what it scans from now on is not taken. Ended once, it stays so',
  access: registering,
  params: z.object({ id: z.uuid() }),
  data: stationDevice,
  errors: ['stations.deviceNotFound'],
});

export const makeDeviceKey = endpoint({
  method: 'POST',
  path: '/stations/devices/{id}/key',
  summary:
    'Makes the key by which a device calls that nobody stands at; it is shown this once, and the one before it counts no more',
  access: registering,
  params: z.object({ id: z.uuid() }),
  data: z.object({ key: z.string() }),
  errors: ['stations.deviceNotFound', 'stations.deviceEnded'],
});

export const deviceEndpoints = [
  registerDevice,
  listDevices,
  readDevice,
  reportDevice,
  saveScannerEnd,
  stationPermit,
  changeDevice,
  endDevice,
  makeDeviceKey,
] as const;
