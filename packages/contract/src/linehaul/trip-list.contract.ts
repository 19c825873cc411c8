import * as z from 'zod/mini';
import { isDay } from '../dushanbe-time.ts';
import { daysInQuery, idsInQuery, manyInQuery } from '../lists/list-filters.ts';
import { staffList, type FieldsOf, type RowOf } from '../lists/staff-list.ts';
import { delayReasons, tripModes, tripStates } from '../trips/trip-words.ts';
import { tripFields } from '../trips/trip.fields.ts';
import { wireMoment, wireText } from '../wire-text.ts';

const nullableText = z.nullable(z.string());
const day = z.string().check(z.refine(isDay, { params: { error: 'badFormat' } }));
/** `RT…`, or the code that a file of the office has given. */
export const tripCode = z.string().check(z.minLength(1), z.maxLength(40));

const mostUnits = 40;
const mostStops = 30;
const mostDrivers = 6;
const longestNumber = 40;
const number = wireText({ max: longestNumber, min: 1 });
const nullableNumber = z.nullable(wireText({ max: longestNumber }));

/** A lorry with its trailer, or one wagon of a train; `seq` counts from 1, and loading names it. */
export const tripUnit = z.strictObject({
  number,
  trailer: nullableNumber,
  seals: z.array(number).check(z.maxLength(10)),
});

/**
 * Where it should be on which Dushanbe day, in the order of the road; the origin and the destination are not among
 * them.
 */
const tripStop = z.strictObject({ placeId: z.int(), day });

const driver = z.strictObject({
  name: wireText({ max: 100, min: 1 }),
  phone: z.nullable(wireText({ max: 30 })),
});

/** A delay that customers have been informed of. */
export const tripDelay = z.object({
  id: z.int(),
  reason: z.enum(delayReasons),
  days: z.int(),
  placeId: z.nullable(z.int()),
  place: nullableText,
  note: nullableText,
  announcedAt: z.string(),
  announcedBy: z.string(),
  endedAt: nullableText,
  takenBackAt: nullableText,
});

const { find, get, create, change, history, file } = staffList({
  name: 'trips',
  of: 'trips',
  read: 'trip:read',
  edit: 'trip:edit',
  id: tripCode,
  dictionary: tripFields,
  fields: {
    channelId: z.nullable(z.int()),
    mode: z.enum(tripModes),
    originId: z.nullable(z.int()),
    destinationId: z.nullable(z.int()),
    plannedDepartureAt: z.nullable(wireMoment),
    cutOffAt: z.nullable(wireMoment),
    plannedArrivalDay: z.nullable(day),
    /** Of a new trip: empty takes those of the last trip of its channel, as many days after the departure. */
    stops: z.array(tripStop).check(z.maxLength(mostStops)),
    units: z.array(tripUnit).check(z.maxLength(mostUnits)),
    drivers: z.array(driver).check(z.maxLength(mostDrivers)),
    capacityKg: z.nullable(z.int().check(z.minimum(1), z.maximum(5_000_000))),
    capacityM3: z.nullable(wireText({ max: 20 })),
    consignmentNote: nullableNumber,
    carnet: nullableNumber,
    customsOffices: z.array(wireText({ max: 80, min: 1 })).check(z.maxLength(10)),
    note: z.nullable(wireText({ max: 1_000 })),
  },
  extra: {
    /** The code. */
    id: z.string(),
    state: z.enum(tripStates),
    /** In the caller's language. */
    channel: nullableText,
    origin: nullableText,
    destination: nullableText,
    /** What it carries; before the departure what is planned for it or aboard. */
    parcels: z.int(),
    /** Of these aboard; after the departure all that is still on the road. */
    aboard: z.int(),
    weightKg: z.string(),
    volumeM3: z.string(),
    departedAt: nullableText,
    arrivedAt: nullableText,
    /** The delay that stands, the last announced. */
    delay: z.nullable(tripDelay),
    /** Why it was taken back. */
    endedReason: nullableText,
    /** A file of the office has made it. */
    isFromFile: z.boolean(),
  },
  filters: {
    state: z.optional(manyInQuery(tripStates)),
    channel: z.optional(idsInQuery),
    /** By the planned day of departure, or that on which it left. */
    ...daysInQuery,
  },
  sorts: ['code', 'departure', 'arrival', 'parcels'],
});

export const tripList = { find, get, create, change, history, file };

export type StaffTrip = RowOf<typeof tripList>;
export type TripFields = FieldsOf<typeof tripList>;
