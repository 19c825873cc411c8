import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { fullnesses } from '../pickup-points/fullness.ts';
import { openingHours } from '../pickup-points/opening-hours.ts';
import { storageCharge } from '../pricing/charge.contract.ts';
import { money } from '../pricing/pricing.contract.ts';

const nullableText = z.nullable(z.string());

/** A parcel that can be collected; days are Dushanbe days. */
const readyParcel = z.object({
  trackingCode: z.string(),
  /** What the customer calls it. */
  name: nullableText,
  /** What its order declares. */
  goods: nullableText,
  weightKg: nullableText,
  /** The last free day. */
  freeUntil: nullableText,
  /** What the delivery costs; null where the parcel was not weighed. */
  delivery: z.nullable(money),
  storage: z.nullable(storageCharge),
  /**
   * What is left to pay for it today, storage included: these add up to the sum of the place. Null where it has no
   * price yet.
   */
  toPay: z.nullable(money),
  /** What storage comes to when the parcel is collected tomorrow. */
  storageTomorrow: z.nullable(money),
  /** The last day by the final notice of the offer (2.16); null where there was none. */
  collectBy: nullableText,
});

/** What comes next to the same point, and what lying there until then adds to the storage of what is ready. */
const nextArrival = z.object({
  from: z.string(),
  to: z.string(),
  /** How many are there by `to`, beside those that are ready. */
  parcels: z.int(),
  extraStorage: money,
});

/** Where something can be collected, by which code, and what is to be paid there today. */
const readyPlace = z.object({
  pickupPoint: z.object({
    id: z.int(),
    name: z.string(),
    city: z.string(),
    address: z.string(),
    hours: openingHours,
    openNow: z.boolean(),
    /** When it closes, while it is open; when it opens next, while it is closed. */
    closesAt: z.nullable(z.string()),
    opensAt: z.nullable(z.string()),
    /** Occupied cells out of all cells; null while the cells have not been counted. */
    fullness: z.nullable(z.enum(fullnesses)),
  }),
  code: z.string(),
  ready: z.int(),
  /** How many of them have no price yet: they are not in the sums. */
  unpriced: z.int(),
  due: z.object({
    delivery: money,
    storage: money,
    total: money,
    /** The total at the rate of `rate`; null while there is none. */
    totalTjs: z.nullable(money),
  }),
  /** What storage of all of them comes to tomorrow. */
  storageTomorrow: money,
  next: z.nullable(nextArrival),
  /** The first to cost storage first; a firm has more than are listed. */
  parcels: z.array(readyParcel),
});

export const ownCollections = endpoint({
  method: 'GET',
  path: '/profile/collections',
  summary:
    'What can be collected, point by point: the pickup code, what is to be paid today, what waiting costs',
  access: customerAccess,
  data: z.object({
    /** The Dushanbe day of the sums. */
    day: z.string(),
    /** What a dollar costs in somoni, and the day of that rate. */
    rate: z.nullable(z.object({ tjsPerUsd: z.string(), date: z.string() })),
    places: z.array(readyPlace),
  }),
  errors: [],
});

export const collectionEndpoints = [ownCollections] as const;
