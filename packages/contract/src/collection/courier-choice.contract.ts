import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { money } from '../pricing/pricing.contract.ts';
import { wireText } from '../wire-text.ts';

const nullableText = z.nullable(z.string());

const chosenDelivery = z.object({
  address: z.string(),
  landmark: nullableText,
  phone: z.string(),
  price: money,
  /** The Dushanbe day on which a courier comes again; null where none has been in vain. */
  wantedOn: nullableText,
});

const deliverableParcel = z.object({
  trackingCode: z.string(),
  name: nullableText,
  /** What its order declares. */
  goods: nullableText,
  weightKg: nullableText,
  orderCode: nullableText,
  /** It lies at the point. */
  isReady: z.boolean(),
  /** A courier has it: the choice stands. */
  isOut: z.boolean(),
  /** What is left to pay for it today, without a courier; null while it is on the way or has no price. */
  toPay: z.nullable(money),
  /** Null where it is collected at the point. */
  courier: z.nullable(chosenDelivery),
});

const choices = z.object({
  places: z.array(
    z.object({
      pickupPoint: z.object({ id: z.int(), name: z.string(), city: z.string() }),
      /** What a courier costs there today, once for what goes to one address together; null: the city has none. */
      price: z.nullable(money),
      parcels: z.array(deliverableParcel),
    }),
  ),
  /** What a dollar costs in somoni, and the day of that rate. */
  rate: z.nullable(z.object({ tjsPerUsd: z.string(), date: z.string() })),
  /** The phone of the account. */
  phone: nullableText,
});
export type CourierChoices = z.output<typeof choices>;

const mostChosen = 100;
const trackingCodes = z.array(wireText({ max: 200, min: 1 })).check(z.minLength(1), z.maxLength(mostChosen));

export const courierChoices = endpoint({
  method: 'GET',
  path: '/profile/courier',
  summary:
    'Own parcels that are ready or coming, point by point, with what a courier to the door costs and what was chosen',
  access: customerAccess,
  data: choices,
  errors: [],
});

export const chooseCourier = endpoint({
  method: 'PUT',
  path: '/profile/courier',
  summary:
    'Has own parcels brought to the door, at the price of today; chosen before, address and phone are changed. Until a courier has them',
  access: customerAccess,
  body: z.strictObject({
    trackingCodes,
    address: wireText({ max: 200, min: 5 }),
    landmark: z.optional(wireText({ max: 200 })),
    phone: wireText({ max: 32, min: 1 }),
  }),
  data: choices,
  errors: [
    'request.invalid',
    'tracking.notAmongOwn',
    'tracking.parcelClosed',
    'courier.noneInCity',
    'courier.isOut',
    'courier.notSentYet',
    'tracking.parcelLost',
    'tracking.parcelReturning',
    'server.busy',
  ],
});

export const collectInstead = endpoint({
  method: 'POST',
  path: '/profile/courier/drop',
  summary: 'Own parcels are collected at the point after all; until a courier has them',
  access: customerAccess,
  body: z.strictObject({ trackingCodes }),
  data: choices,
  errors: ['request.invalid', 'tracking.notAmongOwn', 'courier.isOut', 'server.busy'],
});

export const courierChoiceEndpoints = [courierChoices, chooseCourier, collectInstead] as const;
