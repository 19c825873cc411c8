import * as z from 'zod/mini';
import { isDay } from '../dushanbe-time.ts';
import { endpoint } from '../endpoint.ts';
import { tripStates } from '../trips/trip-words.ts';
import { mostGoodsCodes } from './goods-codes.ts';
import { goodsSum } from './goods-sum.ts';
import { tripCode } from './trip-list.contract.ts';

const day = z.string().check(z.refine(isDay, { params: { error: 'badFormat' } }));

/** What stands against a departure; `UNPAID`: its owner pays before departure and has not paid. */
export const loadObstacles = ['UNDECLARED', 'HELD', 'LOST', 'RETURNING', 'NO_VALUE', 'UNPAID'] as const;
export type LoadObstacle = (typeof loadObstacles)[number];
export const loadObstacle = z.object({
  kind: z.enum(loadObstacles),
  parcels: z.int(),
  customers: z.int(),
  /** The first of them. */
  codes: z.array(z.string()),
  /** Whether a departure is refused while it stands. */
  stops: z.boolean(),
});

/** What waits for one promise: the day by which customers were informed to have it. */
const promisedGoods = z.object({
  ...goodsSum.shape,
  promisedBy: z.string(),
  /** Days between this trip's arrival at customers and the promise; null where nothing says when it arrives. */
  slackDays: z.nullable(z.int()),
  /** Of these planned for this trip. */
  planned: z.int(),
  /** Planned for other trips. */
  others: z.array(z.object({ code: z.string(), parcels: z.int() })),
  /** To be taken next, the oldest promise first, while there is room. */
  isSuggested: z.boolean(),
  /** So many of them: what is received first, as far as there is room. */
  suggested: z.int(),
});

export const readTripPlan = endpoint({
  method: 'GET',
  path: '/trips/{id}/plan',
  summary:
    'What waits in the warehouse of a trip for its channel by promise, what is planned, what is suggested within its capacity, and what hinders it',
  access: { kind: 'staff', authority: 'trip:read' },
  params: z.object({ id: tripCode }),
  data: z.object({
    state: z.enum(tripStates),
    capacityKg: z.nullable(z.int()),
    capacityM3: z.nullable(z.string()),
    /** Planned for it or aboard. */
    planned: goodsSum,
    suggested: goodsSum,
    /**
     * Declared for the channel and not received yet, with the weights that were declared. Nothing says whether and when
     * it comes, so it is no part of what waits or is suggested. `recent`: of these, of which something was reported in
     * the last 14 days. Nothing once the cut-off is over.
     */
    declared: z.object({ ...goodsSum.shape, recent: goodsSum }),
    waiting: goodsSum,
    promises: z.array(promisedGoods),
    /** What waits for other channels and may go by this one: of the same product, or while theirs is closed. */
    otherChannels: z.array(
      z.object({
        ...goodsSum.shape,
        channelId: z.int(),
        channel: z.string(),
        isSuspended: z.boolean(),
        /** Promises that this trip meets only just, or not. */
        atLimit: z.int(),
      }),
    ),
    /** As the planned goods lie now. */
    lie: z.object({
      closedBags: z.int(),
      inClosedBags: z.int(),
      openBags: z.int(),
      inOpenBags: z.int(),
      loose: z.int(),
    }),
    /** What its dates mean for the promises of what is planned: met with a day to spare, only just, or missed. */
    promised: z.object({ hubDay: z.nullable(z.string()), met: z.int(), justMet: z.int(), missed: z.int() }),
    /** Of what is planned. */
    obstacles: z.array(loadObstacle),
    /**
     * What waits for the channel, is of no trip and may not leave: loading refuses it, so it is no part of what waits
     * or is suggested.
     */
    hindered: z.array(z.object({ kind: z.enum(loadObstacles), parcels: z.int() })),
  }),
  errors: ['list.notFound'],
});

/** What hinders a parcel to be taken into a plan, or out of it. */
export const planRefusals = [
  'NOT_FOUND',
  'NOT_RECEIVED',
  'LEFT_CHINA',
  'OTHER_WAREHOUSE',
  'OTHER_TRIP',
  'HELD',
  'LOST',
  'RETURNING',
  'ABOARD',
] as const;
export type PlanRefusal = (typeof planRefusals)[number];

export const planTrip = endpoint({
  method: 'POST',
  path: '/trips/{id}/plan',
  summary:
    'Takes goods into the plan of a trip or drops them: by the days promised, or by codes of parcels and bags. What cannot be taken is named; what is taken already stays. The same request id plans once',
  access: { kind: 'staff', authority: 'trip:edit' },
  params: z.object({ id: tripCode }),
  body: z.strictObject({
    requestId: z.uuid(),
    act: z.enum(['TAKE', 'DROP']),
    /** Days of `promises`. */
    days: z.optional(z.array(day).check(z.maxLength(100))),
    /**
     * The channel of the goods, taken by days; by default the trip's own channel. Without days: all that waits for it.
     */
    channelId: z.optional(z.int()),
    /** Of what is taken by days: no more than there is room for, what was received first. */
    isWithinCapacity: z.optional(z.boolean()),
    codes: z.optional(
      z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(mostGoodsCodes)),
    ),
  }),
  data: z.object({
    /** So many parcels were taken or dropped. */
    parcels: z.int(),
    /** Planned for it or aboard. */
    planned: goodsSum,
    /** Of the codes; a bag is refused by its own code, or by those of the parcels in it. */
    refused: z.array(z.object({ code: z.string(), why: z.enum(planRefusals) })),
  }),
  errors: ['request.invalid', 'list.notFound', 'linehaul.otherState', 'server.busy'],
});

export const tripPlanEndpoints = [readTripPlan, planTrip] as const;
