import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { roadReports, tripEventTypes, tripStates } from '../trips/trip-words.ts';
import { wireMoment, wireText } from '../wire-text.ts';
import { sealPhoto } from './seal-photos.contract.ts';
import { tripCode, tripDelay } from './trip-list.contract.ts';

const nullableText = z.nullable(z.string());
const longestNote = 500;
/** So many parcels of a trip are ticked at once; more is the whole trip. */
const mostTicked = 1_000;

const tripEvent = z.object({
  id: z.int(),
  type: z.enum(tripEventTypes),
  /** In the caller's language. */
  title: z.string(),
  placeId: z.nullable(z.int()),
  place: nullableText,
  at: z.string(),
  recordedAt: z.string(),
  by: z.string(),
  note: nullableText,
  /** How many parcels were ticked; null: it is about the whole trip. */
  ticked: z.nullable(z.int()),
  /** Of a departure: why something else was aboard than was planned, in the caller's language. */
  difference: nullableText,
  /** Of a departure: photos of the seals. */
  photos: z.array(sealPhoto),
  takenBackAt: nullableText,
  /** As the user who took it back gave it, for colleagues. */
  takenBackReason: nullableText,
});

export const readTripEvents = endpoint({
  method: 'GET',
  path: '/trips/{id}/events',
  summary: 'What has happened to a trip, the newest first, and the delays that customers were informed of',
  access: { kind: 'staff', authority: 'trip:read' },
  params: z.object({ id: tripCode }),
  data: z.object({ events: z.array(tripEvent), delays: z.array(tripDelay) }),
  errors: ['list.notFound'],
});

export const reportPosition = endpoint({
  method: 'POST',
  path: '/trips/{id}/events',
  summary:
    'Reports where a trip is and what customs do: of the whole trip, or of ticked parcels of it. The same request id reports once',
  access: { kind: 'staff', authority: 'trip:position' },
  params: z.object({ id: tripCode }),
  body: z.strictObject({
    requestId: z.uuid(),
    type: z.enum(roadReports),
    placeId: z.optional(z.int()),
    /** Now, where nothing is said; at most three days ago, not before the departure, and not in the future. */
    at: z.optional(wireMoment),
    note: z.optional(wireText({ max: longestNote, min: 1 })),
    /** An earlier report that was false: it is taken back in the same go. */
    corrects: z.optional(z.int()),
    /** Tracking codes. Those that customs hold are held until somebody takes the flag down. */
    codes: z.optional(
      z
        .array(z.string().check(z.minLength(1), z.maxLength(40)))
        .check(z.minLength(1), z.maxLength(mostTicked)),
    ),
  }),
  data: z.object({
    id: z.int(),
    state: z.enum(tripStates),
    /** Parcels that have it in their history now, out of all that it is about. */
    parcels: z.int(),
    ofParcels: z.int(),
  }),
  /** Of `linehaul.reportedBefore`: the report that customers see. */
  current: z.object({ eventId: z.int(), at: z.string() }),
  errors: [
    'request.invalid',
    'list.notFound',
    'linehaul.otherState',
    'linehaul.reportedBefore',
    'linehaul.parcelsElsewhere',
    'server.busy',
  ],
});

export const takeReportBack = endpoint({
  method: 'POST',
  path: '/trips/{id}/events/{eventId}/take-back',
  summary: 'Takes a report back, with a reason; it stands in the history as taken back',
  access: { kind: 'staff', authority: 'trip:position' },
  params: z.object({
    id: tripCode,
    eventId: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number)),
  }),
  body: z.strictObject({ requestId: z.uuid(), reason: wireText({ max: 200, min: 1 }) }),
  /** Parcels that have it in their history no more; 0 where it was taken back before. */
  data: z.object({ parcels: z.int(), state: z.enum(tripStates) }),
  errors: ['request.invalid', 'list.notFound', 'linehaul.otherState', 'server.busy'],
});

export const tripRoadEndpoints = [readTripEvents, reportPosition, takeReportBack] as const;
