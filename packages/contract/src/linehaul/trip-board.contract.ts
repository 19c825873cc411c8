import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { goodsSum } from './goods-sum.ts';
import { delayReasons, tripEventTypes, tripModes, tripStates } from '../trips/trip-words.ts';

const nullableText = z.nullable(z.string());
/** A Dushanbe day, `yyyy-mm-dd`. */
const day = z.string();

const boardTrip = z.object({
  code: z.string(),
  state: z.enum(tripStates),
  mode: z.enum(tripModes),
  channelId: z.nullable(z.int()),
  channel: nullableText,
  origin: nullableText,
  destination: nullableText,
  /** Number of the lorry or of the first wagon; null while none is named. */
  vehicle: nullableText,
  plannedDepartureAt: nullableText,
  cutOffAt: nullableText,
  departedAt: nullableText,
  arrivedAt: nullableText,
  plannedArrivalDay: z.nullable(day),
  /** When it should arrive as things stand; the day on which it did. Null where nothing is planned. */
  arrivalDay: z.nullable(day),
  /** So many days behind its plan; 0 on time or before it. */
  lateDays: z.int(),
  /** As planned, with when it passed there. */
  stops: z.array(z.object({ placeId: z.int(), place: z.string(), plannedDay: day, passedAt: nullableText })),
  /** The last that was reported of it. */
  last: z.nullable(
    z.object({
      type: z.enum(tripEventTypes),
      placeId: z.nullable(z.int()),
      place: nullableText,
      at: z.string(),
    }),
  ),
  /** The last place that it was reported at; null while there is none. */
  lastPlace: z.nullable(z.object({ placeId: z.int(), place: nullableText, at: z.string() })),
  delay: z.nullable(
    z.object({
      id: z.int(),
      reason: z.enum(delayReasons),
      days: z.int(),
      place: nullableText,
      announcedAt: z.string(),
    }),
  ),
  parcels: z.int(),
  aboard: z.int(),
  weightKg: z.string(),
  volumeM3: z.string(),
  capacityKg: z.nullable(z.int()),
  capacityM3: nullableText,
  /** Per cent of the tighter measure; null where no capacity is known. */
  fillPercent: z.nullable(z.int()),
});
export type BoardTrip = z.output<typeof boardTrip>;

const waitingGoods = z.object({
  channelId: z.int(),
  channel: z.string(),
  mode: z.enum(['ROAD', 'RAIL', 'MULTI']),
  isSuspended: z.boolean(),
  /** Which channel its goods go by meanwhile. */
  replacedById: z.nullable(z.int()),
  ...goodsSum.shape,
  /** Of the one that has waited longest. */
  oldestDays: z.int(),
  /** Parcels that miss their promise, or only just meet it, by a departure of today. */
  atLimit: z.int(),
  /** Which trips they are planned for; what is left has none. */
  trips: z.array(z.object({ code: z.string(), parcels: z.int() })),
});
export type WaitingGoods = z.output<typeof waitingGoods>;

export const tripBoard = endpoint({
  method: 'GET',
  path: '/trips/board',
  summary:
    'All trips that are planned, on the road, or have arrived in the last three days, and what waits in China by channel',
  access: { kind: 'staff', authority: 'trip:read' },
  data: z.object({
    today: day,
    trips: z.array(boardTrip),
    /**
     * The places of the main road in their order, with the day after the departure on which they are usually passed,
     * and how many days the whole takes: for trips that have no stops.
     */
    road: z.object({
      days: z.int(),
      places: z.array(z.object({ placeId: z.int(), place: z.string(), day: z.int() })),
    }),
    waiting: z.array(waitingGoods),
  }),
  errors: [],
});
