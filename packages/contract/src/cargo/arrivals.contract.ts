/** Trips that come to a hub, and are unloaded against what is on the road with them. */
import * as z from 'zod/mini';
import { tripCode } from '../linehaul/trip-list.contract.ts';
import { tripStates } from '../trips/trip-words.ts';
import { checklistCalls, checklistNumbers, listOf, nullableText, settledBy } from './checklists.contract.ts';

/** An unloading in numbers of parcels. */
export const scannedUnloading = z.object({
  trip: z.string(),
  isOver: z.boolean(),
  ...checklistNumbers,
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
  /** It comes from a warehouse that leaves owners and weights to the hub, or brings parcels that one has left. */
  isOwnerAtHub: z.boolean(),
  /** What it has left with, of what is still on the road. */
  parcels: z.int(),
  /** Null: not begun. */
  unloading: z.nullable(scannedUnloading),
});
export type ArrivingTrip = z.output<typeof arrivingTrip>;

const settledThing = {
  settled: settledBy.settled,
  settledAt: nullableText,
  settledBy: settledBy.settledBy,
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

const surplusThing = z.object({
  code: z.string(),
  customerCode: nullableText,
  /** The code is unknown, or is the code of a bag. */
  isKnown: z.boolean(),
  /** The trip that should bring it; null: none. */
  trip: nullableText,
  isTakenIn: z.boolean(),
  at: nullableText,
  by: nullableText,
  ...settledThing,
});

const damagedThing = z.object({
  code: z.string(),
  customerCode: nullableText,
  at: nullableText,
  by: nullableText,
});

const seal = z.object({
  number: z.string(),
  /** `UNREAD`: on record, and not read yet. `OTHER`: read, and on no record. */
  state: z.enum(['MATCHES', 'UNREAD', 'OTHER']),
  /** Null: of the vehicle. */
  bagCode: nullableText,
});

export const arrivalCalls = checklistCalls('arrivals', {
  authority: 'parcel:inbound',
  code: tripCode,
  summaries: {
    list: 'The trips that have come to the hub of a device or are on their way to it, those that are being unloaded first, and those that were unloaded in the last two days',
    begin:
      'The hub begins to unload a trip: what is on the road with it is what is expected, and it has arrived where nobody has said so yet. Asked for again, it stays as it is',
    read: 'An unloading against what was expected: what is missing, too much and damaged, each list with its first 200 things, and the seals',
    snapshot:
      'What a station stores of a trip that it unloads, for the time offline: all that is expected, each time the whole',
    finish:
      'Ends an unloading once nothing is unsettled: the trip is unloaded. The same request id ends it once',
  },
  list: z.object({ list: z.array(arrivingTrip) }),
  numbers: scannedUnloading,
  page: z.object({
    trip: arrivingTrip,
    seals: z.array(seal),
    missing: listOf(missingThing),
    surplus: listOf(surplusThing),
    damaged: listOf(damagedThing),
  }),
  /** Of the vehicle. */
  snapshot: { seals: z.array(z.string()) },
  settled: z.object({ settled: z.int(), unloading: scannedUnloading }),
  otherState: 'linehaul.otherState',
  unsettled: 'linehaul.unsettled',
});
