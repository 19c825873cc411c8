import * as z from 'zod/mini';
import { missingSettlements, settlements } from '../containers/settlements.ts';
import { endpoint } from '../endpoint.ts';
import { wireText } from '../wire-text.ts';
import { scannedTransfer, shownTransfer, transferCode } from './transfers.contract.ts';

const nullableText = z.nullable(z.string());
const accepting = { kind: 'staff', authority: 'parcel:accept' } as const;
const longestCode = 40;
const mostSettled = 1_000;
/** So many things each list of a page names. */
export const shownOfAcceptance = 200;

const atDevice = z.object({ deviceId: z.uuid() });
const notThere = ['request.invalid', 'stations.deviceNotFound', 'list.notFound'] as const;
const refusals = [...notThere, 'stations.deviceEnded', 'transfers.otherState', 'server.busy'] as const;

export const listComingTransfers = endpoint({
  method: 'GET',
  path: '/stations/coming-transfers',
  summary:
    'The transfers that are on their way to the pickup point of a device or are accepted there, and those that were accepted in the last two days',
  access: accepting,
  query: atDevice,
  data: z.object({
    list: z.array(shownTransfer),
    /** Every pickup point by its id: where something goes that came here by mistake. */
    points: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  errors: ['request.invalid', 'stations.deviceNotFound'],
});

export const beginAcceptance = endpoint({
  method: 'POST',
  path: '/stations/coming-transfers/{code}/begin',
  summary:
    'The pickup point begins to accept a transfer: what has left the hub in it is what is expected. Asked for again, it stays as it is',
  access: accepting,
  params: z.object({ code: transferCode }),
  body: z.strictObject({ deviceId: z.uuid() }),
  data: scannedTransfer,
  errors: refusals,
});

const settledThing = {
  settled: z.nullable(z.enum(settlements)),
  settledBy: nullableText,
};

const missingThing = z.object({
  code: z.string(),
  isBag: z.boolean(),
  parcels: z.int(),
  customerCode: nullableText,
  weightG: z.nullable(z.int()),
  ...settledThing,
});
export type MissingOfTransfer = z.output<typeof missingThing>;

const surplusThing = z.object({
  code: z.string(),
  customerCode: nullableText,
  /** Nobody knows the code, or it is that of a bag. */
  isKnown: z.boolean(),
  /** The pickup point that it goes to; null: none is named. */
  pointId: z.nullable(z.int()),
  /** The transfer that should bring it. */
  transfer: nullableText,
  isTakenIn: z.boolean(),
  ...settledThing,
});

const damagedThing = z.object({ code: z.string(), customerCode: nullableText, by: nullableText });

const listOf = <Thing extends z.ZodMiniType>(thing: Thing) =>
  z.object({ parcels: z.int(), list: z.array(thing) });

export const readAcceptance = endpoint({
  method: 'GET',
  path: '/stations/coming-transfers/{code}',
  summary:
    'A transfer against what has left the hub in it: what is missing, too much and damaged, each list with its first 200 things',
  access: accepting,
  params: z.object({ code: transferCode }),
  query: atDevice,
  data: z.object({
    transfer: shownTransfer,
    missing: listOf(missingThing),
    surplus: listOf(surplusThing),
    damaged: listOf(damagedThing),
  }),
  errors: notThere,
});

export const acceptanceSnapshot = endpoint({
  method: 'GET',
  path: '/stations/coming-transfers/{code}/snapshot',
  summary:
    'What a station stores of a transfer that it accepts, for the time without the line: all that is expected, each time the whole',
  access: accepting,
  params: z.object({ code: transferCode }),
  query: atDevice,
  data: z.object({
    /** No name, telephone or document. */
    parcels: z.array(
      z.object({ code: z.string(), customerCode: nullableText, bagCode: nullableText, isHere: z.boolean() }),
    ),
    /** Bags that came whole, with the numbers of their seals. */
    bags: z.array(z.object({ code: z.string(), seal: nullableText })),
    takenAt: z.string(),
  }),
  errors: notThere,
});

export const settleAcceptance = endpoint({
  method: 'POST',
  path: '/stations/coming-transfers/{code}/settle',
  summary:
    'Says what becomes of things that are missing or too much; the code of a bag means all of it that is missing. The same request id settles once',
  access: accepting,
  params: z.object({ code: transferCode }),
  body: z.strictObject({
    requestId: z.uuid(),
    deviceId: z.uuid(),
    /** `LOOK_AGAIN` leaves it open, and says that somebody is looking. `SET_ASIDE` is for what is too much. */
    act: z.enum([...missingSettlements, 'SET_ASIDE']),
    codes: z.array(wireText({ max: longestCode, min: 1 })).check(z.minLength(1), z.maxLength(mostSettled)),
  }),
  data: z.object({ settled: z.int(), transfer: scannedTransfer }),
  errors: refusals,
});

export const finishAcceptance = endpoint({
  method: 'POST',
  path: '/stations/coming-transfers/{code}/finish',
  summary: 'Ends the acceptance of a transfer once nothing is unsettled. The same request id ends it once',
  access: accepting,
  params: z.object({ code: transferCode }),
  body: z.strictObject({ requestId: z.uuid(), deviceId: z.uuid() }),
  data: scannedTransfer,
  errors: [...refusals, 'transfers.unsettled'],
});

export const transferArrivalEndpoints = [
  listComingTransfers,
  beginAcceptance,
  readAcceptance,
  acceptanceSnapshot,
  settleAcceptance,
  finishAcceptance,
] as const;
