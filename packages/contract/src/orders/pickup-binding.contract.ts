import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { stayReasons } from './order-rules.ts';
import { shownPickupPoint as pickupPoint } from './shown-pickup-point.ts';

const nullableText = z.nullable(z.string());

export const ownPickupPoint = endpoint({
  method: 'GET',
  path: '/profile/pickup-point',
  summary: 'The bound pickup point, and how many parcels wait there',
  access: customerAccess,
  data: z.object({ pickupPoint: z.nullable(pickupPoint), waiting: z.int() }),
  errors: [],
});

/** An order, or a parcel that is in none, with those of its parcels that are neither collected nor cancelled. */
const switchedOrder = {
  /** Null for a parcel that is in no order. */
  orderCode: nullableText,
  trackingCodes: z.array(z.string()),
};

const pickupSwitch = {
  /** The point asked about. */
  pickupPoint,
  /** Parcels that go to it from now on, and parcels that go on to where they went. */
  follow: z.int(),
  stay: z.int(),
  /** The first 100 of each, whole orders: an order never goes to two points. */
  following: z.array(z.object(switchedOrder)),
  staying: z.array(
    z.object({
      ...switchedOrder,
      reason: z.enum(stayReasons),
      /** Where it goes; null while not chosen. */
      pickupPoint: z.nullable(pickupPoint),
    }),
  ),
};

export const previewPickupPoint = endpoint({
  method: 'GET',
  path: '/profile/pickup-point/preview',
  summary: 'What binding this pickup point would do: which orders and parcels go there, which stay, and why',
  access: customerAccess,
  query: z.object({ pickupPointId: z.coerce.number().check(z.int()) }),
  data: z.object({
    ...pickupSwitch,
    /** To be sent with the switch: one that would come to something else is refused. */
    planVersion: z.string(),
  }),
  errors: ['orders.pickupPointNeeded'],
});

export const bindPickupPoint = endpoint({
  method: 'PUT',
  path: '/profile/pickup-point',
  summary:
    'Bind another pickup point; orders that went to the old one follow with their parcels as long as none has left the hub',
  access: customerAccess,
  body: z.strictObject({
    pickupPointId: z.int(),
    planVersion: z.optional(z.string().check(z.maxLength(64))),
  }),
  data: z.object({
    ...pickupSwitch,
    /** Parcels that wait at the point. */
    waiting: z.int(),
  }),
  errors: ['orders.pickupPointNeeded', 'orders.switchChangedMeanwhile'],
});

export const pickupBindingEndpoints = [ownPickupPoint, previewPickupPoint, bindPickupPoint] as const;
