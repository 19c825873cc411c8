import * as z from 'zod/mini';
import { bagKinds } from '../containers/bag-kinds.ts';
import { endpoint } from '../endpoint.ts';
import { stayFlags } from '../tracking/stays-put.ts';
import { loadDifferences, tripStates } from '../trips/trip-words.ts';
import { wireMoment, wireText } from '../wire-text.ts';
import { tripCode, tripUnit } from './trip-list.contract.ts';
import { goodsSum } from './goods-sum.ts';
import { loadObstacle } from './trip-plan.contract.ts';

const nullableText = z.nullable(z.string());
const departing = { kind: 'staff', authority: 'trip:depart' } as const;

/** What a station shows of a trip that it loads. Grams and cubic centimetres; null where the capacity is not known. */
export const scannedTrip = z.object({
  code: z.string(),
  state: z.enum(tripStates),
  planned: z.int(),
  aboard: z.int(),
  /** Planned and not aboard yet. */
  toLoad: z.object({ parcels: z.int(), weightG: z.int(), volumeCm3: z.int() }),
  aboardG: z.int(),
  aboardCm3: z.int(),
  capacityG: z.nullable(z.int()),
  capacityCm3: z.nullable(z.int()),
});
export type ScannedTrip = z.output<typeof scannedTrip>;

const loadingTrip = z.object({
  ...scannedTrip.shape,
  channelId: z.nullable(z.int()),
  channel: nullableText,
  destination: nullableText,
  /** Names alone: telephones stay with the office. */
  drivers: z.array(z.string()),
  units: z.array(tripUnit),
  plannedDepartureAt: nullableText,
});
export type LoadingTrip = z.output<typeof loadingTrip>;

export const listLoadingTrips = endpoint({
  method: 'GET',
  path: '/stations/trips',
  summary: 'The trips that are filled in the warehouse of a device, the next to leave first',
  access: { kind: 'staff', authority: 'trip:load' },
  query: z.object({ deviceId: z.uuid() }),
  data: z.object({ list: z.array(loadingTrip) }),
  errors: ['request.invalid', 'stations.deviceNotFound'],
});

export const loadingSnapshot = endpoint({
  method: 'GET',
  path: '/stations/trips/{code}/snapshot',
  summary:
    'What a station stores of a trip that it loads, for verdicts offline: all that is planned for it or aboard, each time the whole',
  access: { kind: 'staff', authority: 'trip:load' },
  params: z.object({ code: tripCode }),
  query: z.object({ deviceId: z.uuid() }),
  data: z.object({
    trip: scannedTrip,
    /** Parcels without a declaration are refused. */
    isUndeclaredStopped: z.boolean(),
    /** Parcels that are to be paid before departure and are not paid are refused. */
    isUnpaidStopped: z.boolean(),
    /** No name, telephone or document. */
    parcels: z.array(
      z.object({
        code: z.string(),
        customerCode: nullableText,
        /** The outermost bag in which it lies, and with which it is loaded. */
        bagCode: nullableText,
        isPlanned: z.boolean(),
        isAboard: z.boolean(),
        isHeld: z.boolean(),
        /** It is being searched for, or goes back to its sender. */
        stays: z.nullable(z.enum(stayFlags)),
        isDeclared: z.boolean(),
        /** To be paid before departure, and not paid. */
        isUnpaid: z.boolean(),
      }),
    ),
    takenAt: z.string(),
  }),
  errors: ['request.invalid', 'stations.deviceNotFound', 'list.notFound'],
});

/** A bag, or a parcel that lies in none. */
const checkedThing = z.object({
  code: z.string(),
  /** Null for a parcel. */
  kind: z.nullable(z.enum(bagKinds)),
  /** In it; 1 for a parcel. */
  parcels: z.int(),
  weightKg: nullableText,
  customerCode: nullableText,
  cell: nullableText,
  /** Of what is aboard: since when, and the user who loaded it. */
  at: nullableText,
  by: nullableText,
});

export const checkLoad = endpoint({
  method: 'GET',
  path: '/trips/{id}/load-check',
  summary:
    'What was planned and is not aboard, what is aboard and was not planned, and what hinders the departure; a person bound to a warehouse sees the trips of it alone',
  access: { kind: 'staff', authority: 'trip:load' },
  params: z.object({ id: tripCode }),
  data: z.object({
    trip: loadingTrip,
    /** So many parcels stand behind each list; the lists name the first 200 things. */
    missing: z.object({ parcels: z.int(), list: z.array(checkedThing) }),
    extra: z.object({ parcels: z.int(), list: z.array(checkedThing) }),
    aboard: goodsSum,
    isOverCapacity: z.boolean(),
    obstacles: z.array(loadObstacle),
  }),
  errors: ['list.notFound'],
});

export const departTrip = endpoint({
  method: 'POST',
  path: '/trips/{id}/depart',
  summary:
    'A trip leaves with all that is aboard, in one transaction; what was planned and is not aboard waits again. The same request id departs once',
  access: departing,
  params: z.object({ id: tripCode }),
  body: z.strictObject({
    requestId: z.uuid(),
    /** When it left, where that was earlier. */
    at: z.optional(wireMoment),
    /** Asked for where something else is aboard than was planned. */
    difference: z.optional(z.enum(loadDifferences)),
    note: z.optional(wireText({ max: 500, min: 1 })),
    /** The dispatcher was asked and has confirmed: it carries more than its capacity. */
    isSure: z.optional(z.boolean()),
    /** How many parcels the dispatcher saw aboard: another number is refused, since somebody is still loading. */
    parcels: z.int(),
  }),
  data: z.object({
    parcels: z.int(),
    bags: z.int(),
    customers: z.int(),
    left: z.int(),
    departedAt: z.string(),
  }),
  errors: [
    'request.invalid',
    'list.notFound',
    'linehaul.otherState',
    'linehaul.nothingAboard',
    'linehaul.otherLoad',
    'linehaul.differenceUnexplained',
    'linehaul.overCapacity',
    'linehaul.mayNotLeave',
    'linehaul.noVehicle',
    'server.busy',
  ],
});

export const undoDeparture = endpoint({
  method: 'POST',
  path: '/trips/{id}/undo-departure',
  summary:
    'Takes a departure back whole, with a reason, until the first report of customs or border: all is aboard in China again in the cells where it lay, and what stayed is planned again unless it goes otherwise by now',
  access: departing,
  params: z.object({ id: tripCode }),
  body: z.strictObject({ requestId: z.uuid(), reason: wireText({ max: 200, min: 1 }) }),
  data: z.object({
    parcels: z.int(),
    /**
     * What had stayed and is planned for it again; what had stayed and is with another trip, gone or cancelled by now.
     */
    replanned: z.int(),
    elsewhere: z.int(),
  }),
  errors: [
    'request.invalid',
    'list.notFound',
    'linehaul.otherState',
    'linehaul.undoTooLate',
    'linehaul.movedOn',
    'server.busy',
  ],
});

export const tripLoadingEndpoints = [
  listLoadingTrips,
  loadingSnapshot,
  checkLoad,
  departTrip,
  undoDeparture,
] as const;
