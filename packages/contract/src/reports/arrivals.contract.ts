import * as z from 'zod/mini';
import { chargeKinds } from '../billing/charge-kinds.ts';
import { endpoint } from '../endpoint.ts';
import { pagingQuery } from '../paging.ts';
import { money } from '../pricing/pricing.contract.ts';
import { tripStates } from '../trips/trip-words.ts';
import { wireText } from '../wire-text.ts';

const access = { kind: 'staff', authority: 'report:read' } as const;
const nullableText = z.nullable(z.string());

/** What a trip brings to one point. */
const arrival = z.object({
  trip: z.string(),
  state: z.enum(tripStates),
  plannedArrivalDay: nullableText,
  /** Null: no point was chosen for these parcels. */
  unitId: z.nullable(z.int()),
  /** In the caller's language. */
  unit: nullableText,
  /** The parcels with something to pay, and of how many customers. */
  parcels: z.int(),
  customers: z.int(),
  /** Parcels of the same without a price: not in the sum. */
  unpriced: z.int(),
  amount: money,
});

export const readArrivals = endpoint({
  method: 'GET',
  path: '/reports/money/arrivals',
  summary:
    'What will be due when parcels of each trip come to their points: by trip and point, without what is due already or paid. Whoever works at a point gets that point',
  access,
  data: z.object({ list: z.array(arrival), total: money }),
  errors: [],
});

export const listArriving = endpoint({
  method: 'GET',
  path: '/reports/money/arrivals/charges',
  summary:
    'The charges behind what a trip brings to a point, by customer; `unitId` 0: parcels without a point',
  access,
  query: z.strictObject({
    ...pagingQuery,
    trip: wireText({ max: 40, min: 1 }),
    unitId: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
  }),
  data: z.object({
    total: z.int(),
    list: z.array(
      z.object({
        customerCode: z.string(),
        trackingCode: z.string(),
        kind: z.enum(chargeKinds),
        owed: money,
      }),
    ),
  }),
  errors: ['request.invalid'],
});

export const arrivalEndpoints = [readArrivals, listArriving] as const;
