import * as z from 'zod/mini';
import { leftSettlements } from '../containers/settlements.ts';
import { transferStates } from '../containers/transfer-words.ts';
import { endpoint } from '../endpoint.ts';
import { stayFlags } from '../tracking/stays-put.ts';
import { wireText } from '../wire-text.ts';
import {
  atDevice,
  checklistNumbers,
  listOf,
  notThere,
  nullableText,
  onceAtDevice,
  settledBy,
  settledCodes,
} from './checklists.contract.ts';

const filling = { kind: 'staff', authority: 'parcel:transfer' } as const;
const longestCode = 40;
const longestDriver = 100;
const longestVehicle = 40;
const longestReason = 200;

export const transferCode = wireText({ max: longestCode, min: 1 });

/** A transfer in numbers of parcels, as its hub fills it or as its point accepts it. */
export const scannedTransfer = z.object({
  code: z.string(),
  state: z.enum(transferStates),
  ...checklistNumbers,
  /** Of a scan of something that goes to another pickup point: its id. */
  otherPointId: z.optional(z.nullable(z.int())),
  /** Of a scan of something that another transfer has: its code. */
  otherTransfer: z.optional(nullableText),
});
export type ScannedTransfer = z.output<typeof scannedTransfer>;

/** What a transfer says of itself. Moments are ISO 8601. */
export const shownTransfer = z.object({
  ...scannedTransfer.shape,
  pointId: z.int(),
  point: z.string(),
  city: z.string(),
  hub: z.string(),
  /** The day in Dushanbe on which it was opened, and which of this day it is. */
  day: z.string(),
  no: z.int(),
  driver: nullableText,
  vehicle: nullableText,
  openedAt: z.string(),
  departedAt: nullableText,
  departedBy: nullableText,
  arrivedAt: nullableText,
  finishedAt: nullableText,
});
export type ShownTransfer = z.output<typeof shownTransfer>;

/** What lies at a hub for a pickup point and is in no transfer. */
const waitingPoint = z.object({
  pointId: z.int(),
  point: z.string(),
  city: z.string(),
  parcels: z.int(),
  weightG: z.int(),
  /** When the one that has waited longest came to the hub; null: nothing waits. */
  since: nullableText,
  /** The transfer that is filled for this point. */
  openTransfer: nullableText,
});
export type WaitingPoint = z.output<typeof waitingPoint>;

const refusals = [...notThere, 'stations.deviceEnded', 'transfers.otherState', 'server.busy'] as const;

export const listTransfers = endpoint({
  method: 'GET',
  path: '/stations/transfers',
  summary:
    'What lies at the hub of a device for each pickup point, that which has waited longest first, and the transfers of the hub that are not over, or were over in the last two days',
  access: filling,
  query: atDevice,
  data: z.object({ points: z.array(waitingPoint), transfers: z.array(shownTransfer) }),
  errors: ['request.invalid', 'stations.deviceNotFound'],
});

export const openTransfer = endpoint({
  method: 'POST',
  path: '/stations/transfers',
  summary:
    'Opens a transfer to a pickup point with what lies at the hub for it. One that is open already stays, and what has come since is added to what is meant for it',
  access: filling,
  body: z.strictObject({ deviceId: z.uuid(), pointId: z.int() }),
  data: scannedTransfer,
  errors: ['request.invalid', 'stations.deviceNotFound', 'stations.deviceEnded', 'server.busy'],
});

/** A parcel, or the parcels of a bag that are left together. */
const leftThing = z.object({
  code: z.string(),
  isBag: z.boolean(),
  parcels: z.int(),
  customerCode: nullableText,
  /** Where it lies at the hub; null: in no cell. */
  cell: nullableText,
  weightG: z.nullable(z.int()),
  ...settledBy,
});
export type LeftThing = z.output<typeof leftThing>;

export const readTransfer = endpoint({
  method: 'GET',
  path: '/stations/transfers/{code}',
  summary:
    'A transfer as its hub fills it: what is left to take, in the order of the cells, the first 200 things, and what it weighs',
  access: filling,
  params: z.object({ code: transferCode }),
  query: atDevice,
  data: z.object({
    transfer: shownTransfer,
    weightG: z.int(),
    left: listOf(leftThing),
  }),
  errors: notThere,
});

export const transferSnapshot = endpoint({
  method: 'GET',
  path: '/stations/transfers/{code}/snapshot',
  summary:
    'What a station stores of a transfer that it fills, for the time offline: all that lies at the hub, each time the whole',
  access: filling,
  params: z.object({ code: transferCode }),
  query: atDevice,
  data: z.object({
    /** No name, telephone or document. */
    parcels: z.array(
      z.object({
        code: z.string(),
        customerCode: nullableText,
        pointId: z.nullable(z.int()),
        /** The outermost bag in which it lies. */
        bagCode: nullableText,
        isHeld: z.boolean(),
        /** It is being searched for, or goes back to its sender. */
        stays: z.nullable(z.enum(stayFlags)),
        /** The transfer that has it. */
        transfer: nullableText,
      }),
    ),
    takenAt: z.string(),
  }),
  errors: notThere,
});

export const settleTransfer = endpoint({
  method: 'POST',
  path: '/stations/transfers/{code}/settle',
  summary:
    'Says why things are left; the code of a bag means all of it that is left. The same request id settles once',
  access: filling,
  params: z.object({ code: transferCode }),
  body: z.strictObject({
    ...onceAtDevice,
    /** `LOOK_AGAIN` leaves it open, and says that somebody is looking. */
    act: z.enum(leftSettlements),
    codes: settledCodes,
  }),
  data: z.object({ settled: z.int(), transfer: scannedTransfer }),
  errors: refusals,
});

export const closeTransfer = endpoint({
  method: 'POST',
  path: '/stations/transfers/{code}/close',
  summary:
    'Closes a transfer once whatever is left has a reason: nothing comes into it any more. The same request id closes it once',
  access: filling,
  params: z.object({ code: transferCode }),
  body: z.strictObject(onceAtDevice),
  data: scannedTransfer,
  errors: [...refusals, 'transfers.unsettled', 'transfers.empty'],
});

export const departTransfer = endpoint({
  method: 'POST',
  path: '/stations/transfers/{code}/depart',
  summary:
    'A transfer leaves the hub with all that is in it; one that is open is closed by it. The same request id departs once',
  access: filling,
  params: z.object({ code: transferCode }),
  body: z.strictObject({
    ...onceAtDevice,
    driver: wireText({ max: longestDriver, min: 1 }),
    vehicle: wireText({ max: longestVehicle, min: 1 }),
  }),
  data: scannedTransfer,
  errors: [...refusals, 'transfers.unsettled', 'transfers.empty', 'transfers.mayNotLeave'],
});

export const reopenTransfer = endpoint({
  method: 'POST',
  path: '/stations/transfers/{code}/reopen',
  summary:
    'Opens a closed transfer again; a departure that has not arrived is taken back whole. The same request id does so once',
  access: filling,
  params: z.object({ code: transferCode }),
  body: z.strictObject({
    ...onceAtDevice,
    reason: wireText({ max: longestReason, min: 1 }),
  }),
  data: scannedTransfer,
  errors: [...refusals, 'transfers.otherOpen', 'transfers.movedOn'],
});

export const transferSheet = endpoint({
  method: 'GET',
  path: '/stations/transfers/{code}/sheet',
  summary:
    'The sheet that goes with a transfer, as a PDF of A4: what is in it, who drives it, and its code for the scanner of the point',
  access: filling,
  params: z.object({ code: transferCode }),
  query: atDevice,
  data: z.unknown(),
  download: ['application/pdf'],
  errors: [...notThere, 'server.busy'],
});

export const transferEndpoints = [
  listTransfers,
  openTransfer,
  readTransfer,
  transferSnapshot,
  settleTransfer,
  closeTransfer,
  departTransfer,
  reopenTransfer,
  transferSheet,
] as const;
