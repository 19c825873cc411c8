/** Owners that a hub finds where China has left them to it. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { tripCode } from '../linehaul/trip-list.contract.ts';
import { money } from '../pricing/pricing.contract.ts';
import { heaviestG, longestField } from './scan-limits.ts';
import { wireText } from '../wire-text.ts';
import { nullableText } from '../cargo/checklists.contract.ts';

const wholeGrams = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(heaviestG));

/** What is known before a parcel is taken in with an owner: nothing is written. */
export const foretellOwner = endpoint({
  method: 'GET',
  path: '/stations/arrivals/{code}/owner',
  summary:
    'The owner by a code on a box, with masked names, and what the delivery of the parcel would cost at a weight, in dollars and somoni of today, before it is taken in. Nothing is written',
  access: { kind: 'staff', authority: 'parcel:inbound' },
  params: z.object({ code: tripCode }),
  query: z.object({
    deviceId: z.uuid(),
    parcel: wireText({ max: longestField, min: 1 }),
    customerCode: z.optional(wireText({ max: longestField, min: 1 })),
    weightG: z.optional(wholeGrams),
  }),
  data: z.object({
    /** As in the answer to a scan; `OTHER`: the parcel has another owner. */
    state: z.enum(['GIVEN', 'KNOWN', 'NOBODY', 'SEVERAL', 'AWAITED', 'OTHER']),
    customers: z.array(z.object({ customerCode: z.string(), name: nullableText })),
    /** Its weight on record, in grams: it was weighed before. */
    weighedG: z.nullable(z.int()),
    price: z.nullable(z.object({ usd: money, tjs: z.nullable(money) })),
    /** Where its owner collects. */
    point: nullableText,
  }),
  errors: ['request.invalid', 'stations.deviceNotFound'],
});

/** How far the owners of what a trip has brought are known. */
export const countOwners = endpoint({
  method: 'GET',
  path: '/stations/arrivals/{code}/owners',
  summary: 'How many parcels that a trip has brought have an owner and a weight, and how many lack which',
  access: { kind: 'staff', authority: 'parcel:inbound' },
  params: z.object({ code: tripCode }),
  query: z.object({ deviceId: z.uuid() }),
  data: z.object({
    /** With an owner and a weight. */
    owned: z.int(),
    /** No code was on the box. */
    awaited: z.int(),
    /** The code on the box is of no customer, or may be of several. */
    unknown: z.int(),
    unweighed: z.int(),
  }),
  errors: ['stations.deviceNotFound'],
});
