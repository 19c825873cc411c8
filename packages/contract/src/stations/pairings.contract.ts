import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { deviceFields, stationDevice } from './devices.contract.ts';
import { pairingCodeLength } from './pairing-code.ts';

/** So long a code can be used, once. */
export const pairingMinutes = 15;
/** Wrong codes an hour: of one account, and of all together, with which all open codes are put out. */
export const mostPairingTries = { ofAccount: 5, ofAll: 20 } as const;

const registering = { kind: 'staff', authority: 'station:register' } as const;

const pairingEnds = ['USED', 'WITHDRAWN', 'PUT_OUT'] as const;

const pairing = z.object({
  ...deviceFields,
  id: z.uuid(),
  /** The place, in the caller's language. */
  unit: z.string(),
  madeAt: z.string(),
  madeBy: z.string(),
  /** Whether the caller has made it, and may make other digits of it. */
  isOwn: z.boolean(),
  endsAt: z.string(),
  endedAt: z.nullable(z.string()),
  endedAs: z.nullable(z.enum(pairingEnds)),
  /** What has become of it; null while unused. */
  deviceId: z.nullable(z.uuid()),
});
export type StationPairing = z.output<typeof pairing>;

export const makePairing = endpoint({
  method: 'POST',
  path: '/stations/pairings',
  summary:
    'A code by which another browser becomes this device, once, within 15 minutes. Its digits are answered here alone; the same request id gets other digits, and those before them count no more',
  access: registering,
  body: z.strictObject({ requestId: z.uuid(), ...deviceFields }),
  data: z.extend(pairing, { code: z.string().check(z.length(pairingCodeLength)) }),
  errors: ['request.invalid', 'stations.pairingOver', 'stations.pairingClosed'],
});

export const listPairings = endpoint({
  method: 'GET',
  path: '/stations/pairings',
  summary:
    'Codes of the last day, the newest first: of all units, or of the own one. `alarm` says that codes were guessed; until it is seen, no code is made',
  access: registering,
  data: z.object({
    list: z.array(pairing),
    alarm: z.nullable(
      z.object({
        id: z.uuid(),
        rungAt: z.string(),
        /** How many open codes were put out. */
        putOut: z.int(),
      }),
    ),
  }),
  errors: [],
});

export const withdrawPairing = endpoint({
  method: 'POST',
  path: '/stations/pairings/{id}/withdraw',
  summary: 'Takes a code back that nobody has used; taken back or over, it stays so',
  access: registering,
  params: z.object({ id: z.uuid() }),
  data: pairing,
  errors: ['stations.pairingNotFound', 'stations.pairingUsed'],
});

export const seePairingAlarm = endpoint({
  method: 'POST',
  path: '/stations/pairing-alarms/{id}/see',
  summary:
    'Somebody has seen that codes were guessed: codes are made and tried again. Seen before, it stays so',
  access: registering,
  params: z.object({ id: z.uuid() }),
  data: z.object({}),
  errors: [],
});

export const pairDevice = endpoint({
  method: 'POST',
  path: '/stations/pair',
  summary:
    'Makes the browser of the caller the device of a code, and gives nobody a right. A code of another unit, one that is over and one that nobody has made are answered alike. The same request id gets the same device',
  access: { kind: 'staff', authority: 'station:scan' },
  body: z.strictObject({
    requestId: z.uuid(),
    /** Digits of any script; what stands between them is left out. */
    code: z.string().check(z.maxLength(40)),
  }),
  data: stationDevice,
  errors: [
    'request.invalid',
    'stations.pairingNotFitting',
    'stations.pairingTriesSpent',
    'stations.nameTaken',
  ],
});

export const pairingEndpoints = [
  makePairing,
  listPairings,
  withdrawPairing,
  seePairingAlarm,
  pairDevice,
] as const;
