import * as z from 'zod/mini';
import { missingSettlements, settlements } from '../containers/settlements.ts';
import { endpoint } from '../endpoint.ts';
import { tripStates } from '../trips/trip-words.ts';
import { wireText } from '../wire-text.ts';
import { tripCode } from './trip-list.contract.ts';

const nullableText = z.nullable(z.string());
const unloading = { kind: 'staff', authority: 'parcel:inbound' } as const;
const longestCode = 40;
/** So many things are settled at once. */
const mostSettled = 1_000;
/** So many things each list of a page names. */
export const shownOnChecklist = 200;

/** An unloading in numbers of parcels. Expected is scanned, in whole bags and missing together. */
export const scannedUnloading = z.object({
  trip: z.string(),
  isOver: z.boolean(),
  expected: z.int(),
  scanned: z.int(),
  /** In bags that were taken whole by their seals. */
  implied: z.int(),
  missing: z.int(),
  /** Came without being expected, and were taken in or not. */
  surplus: z.int(),
  damaged: z.int(),
  /** Missing or too much, and nobody has said what becomes of them. */
  unsettled: z.int(),
  /** Of a scan of something that another trip should bring: its code. */
  otherTrip: z.optional(nullableText),
  /** Of a scan of a parcel that is of the sample: it is to be weighed once more. */
  isToBeWeighed: z.optional(z.boolean()),
});
export type ScannedUnloading = z.output<typeof scannedUnloading>;

const arrivingTrip = z.object({
  code: z.string(),
  state: z.enum(tripStates),
  origin: nullableText,
  /** Numbers of its lorries or wagons. */
  units: z.array(z.string()),
  arrivedAt: nullableText,
  plannedArrivalDay: nullableText,
  /** What it has left with, of what is still on the road. */
  parcels: z.int(),
  /** Null: nobody has begun. */
  unloading: z.nullable(scannedUnloading),
});
export type ArrivingTrip = z.output<typeof arrivingTrip>;

export const listArrivals = endpoint({
  method: 'GET',
  path: '/stations/arrivals',
  summary:
    'The trips that have come to the hub of a device or are on their way to it, those that are being unloaded first, and those that were unloaded in the last two days',
  access: unloading,
  query: z.object({ deviceId: z.uuid() }),
  data: z.object({ list: z.array(arrivingTrip) }),
  errors: ['request.invalid', 'stations.deviceNotFound'],
});

export const beginUnloading = endpoint({
  method: 'POST',
  path: '/stations/arrivals/{code}/begin',
  summary:
    'The hub begins to unload a trip: what is on the road with it is what is expected, and it has arrived where nobody has said so yet. Asked for again, it stays as it is',
  access: unloading,
  params: z.object({ code: tripCode }),
  body: z.strictObject({ deviceId: z.uuid() }),
  data: scannedUnloading,
  errors: [
    'request.invalid',
    'stations.deviceNotFound',
    'stations.deviceEnded',
    'list.notFound',
    'linehaul.otherState',
    'server.busy',
  ],
});

const settledThing = {
  settled: z.nullable(z.enum(settlements)),
  settledAt: nullableText,
  settledBy: nullableText,
};

/** A parcel, or the parcels of a bag that are missing together. */
const missingThing = z.object({
  code: z.string(),
  isBag: z.boolean(),
  parcels: z.int(),
  customerCode: nullableText,
  /** Of a parcel: the bag in which it was loaded. */
  bagCode: nullableText,
  /** Its bag stands before the clerk: it was read and is scanned parcel by parcel. */
  isBagHere: z.boolean(),
  loadedAt: nullableText,
  ...settledThing,
});
export type MissingThing = z.output<typeof missingThing>;

const surplusThing = z.object({
  code: z.string(),
  customerCode: nullableText,
  /** Nobody knows the code, or it is that of a bag. */
  isKnown: z.boolean(),
  /** The trip that should bring it; null: none. */
  trip: nullableText,
  isTakenIn: z.boolean(),
  at: nullableText,
  by: nullableText,
  ...settledThing,
});
export type SurplusThing = z.output<typeof surplusThing>;

const damagedThing = z.object({
  code: z.string(),
  customerCode: nullableText,
  at: nullableText,
  by: nullableText,
});

const seal = z.object({
  number: z.string(),
  /** `UNREAD`: on record, and nobody has read it yet. `OTHER`: read, and on no record. */
  state: z.enum(['MATCHES', 'UNREAD', 'OTHER']),
  /** Null: of the vehicle. */
  bagCode: nullableText,
});

const listOf = <Thing extends z.ZodMiniType>(thing: Thing) =>
  z.object({ parcels: z.int(), list: z.array(thing) });

export const readUnloading = endpoint({
  method: 'GET',
  path: '/stations/arrivals/{code}',
  summary:
    'An unloading against what was expected: what is missing, too much and damaged, each list with its first 200 things, and the seals',
  access: unloading,
  params: z.object({ code: tripCode }),
  query: z.object({ deviceId: z.uuid() }),
  data: z.object({
    trip: arrivingTrip,
    seals: z.array(seal),
    missing: listOf(missingThing),
    surplus: listOf(surplusThing),
    damaged: listOf(damagedThing),
  }),
  errors: ['request.invalid', 'stations.deviceNotFound', 'list.notFound'],
});

export const unloadingSnapshot = endpoint({
  method: 'GET',
  path: '/stations/arrivals/{code}/snapshot',
  summary:
    'What a station stores of a trip that it unloads, for the time without the line: all that is expected, each time the whole',
  access: unloading,
  params: z.object({ code: tripCode }),
  query: z.object({ deviceId: z.uuid() }),
  data: z.object({
    /** No name, telephone or document. */
    parcels: z.array(
      z.object({ code: z.string(), customerCode: nullableText, bagCode: nullableText, isHere: z.boolean() }),
    ),
    /** Bags that were loaded, with the numbers of their seals. */
    bags: z.array(z.object({ code: z.string(), seal: nullableText })),
    /** Of the vehicle. */
    seals: z.array(z.string()),
    takenAt: z.string(),
  }),
  errors: ['request.invalid', 'stations.deviceNotFound', 'list.notFound'],
});

export const settleUnloading = endpoint({
  method: 'POST',
  path: '/stations/arrivals/{code}/settle',
  summary:
    'Says what becomes of things that are missing or too much; the code of a bag means all of it that is missing. The same request id settles once',
  access: unloading,
  params: z.object({ code: tripCode }),
  body: z.strictObject({
    requestId: z.uuid(),
    deviceId: z.uuid(),
    /** `LOOK_AGAIN` leaves it open, and says that somebody is looking. `SET_ASIDE` is for what is too much. */
    act: z.enum([...missingSettlements, 'SET_ASIDE']),
    codes: z.array(wireText({ max: longestCode, min: 1 })).check(z.minLength(1), z.maxLength(mostSettled)),
  }),
  data: z.object({ settled: z.int(), unloading: scannedUnloading }),
  errors: [
    'request.invalid',
    'stations.deviceNotFound',
    'stations.deviceEnded',
    'list.notFound',
    'linehaul.otherState',
    'server.busy',
  ],
});

export const finishUnloading = endpoint({
  method: 'POST',
  path: '/stations/arrivals/{code}/finish',
  summary:
    'Ends an unloading once nothing is unsettled: the trip is unloaded. The same request id ends it once',
  access: unloading,
  params: z.object({ code: tripCode }),
  body: z.strictObject({ requestId: z.uuid(), deviceId: z.uuid() }),
  data: scannedUnloading,
  errors: [
    'request.invalid',
    'stations.deviceNotFound',
    'stations.deviceEnded',
    'list.notFound',
    'linehaul.otherState',
    'linehaul.unsettled',
    'server.busy',
  ],
});

export const tripArrivalEndpoints = [
  listArrivals,
  beginUnloading,
  readUnloading,
  unloadingSnapshot,
  settleUnloading,
  finishUnloading,
] as const;
