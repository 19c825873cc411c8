import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { currencies } from '../pricing/money.ts';
import { wireText } from '../wire-text.ts';
import { draftPlaces } from './item-shapes.ts';
import { longestGoods, longestRecipientName, longestRecipientPhone, mostOrdersOfAct } from './order-rules.ts';

const orderCode = wireText({ max: 40, min: 1 });
const codes = z.array(orderCode).check(z.minLength(1), z.maxLength(mostOrdersOfAct));

/** Says something: spaces alone would take away what stands there. */
const saidText = (max: number) =>
  wireText({ max, min: 1 }).check(z.refine((text) => text.trim() !== '', { params: { error: 'required' } }));

/** Each order is changed by itself: one that cannot be leaves the others as they are meant. */
const outcome = z.object({
  done: z.array(z.string()),
  refused: z.array(z.object({ code: z.string(), error: z.string(), msg: z.string() })),
});

export const cancelOrders = endpoint({
  method: 'POST',
  path: '/order-acts/cancel',
  summary:
    'Cancel several own orders before China has received them; one that is cancelled already counts as done',
  access: customerAccess,
  body: z.strictObject({ codes }),
  data: outcome,
  errors: ['request.invalid'],
});

export const sendOrders = endpoint({
  method: 'POST',
  path: '/order-acts/pickup-point',
  summary: 'Send several own orders to another pickup point, before China has received them',
  access: customerAccess,
  body: z.strictObject({ codes, pickupPointId: z.int() }),
  data: outcome,
  errors: ['request.invalid', 'orders.pickupPointNeeded'],
});

export const valueOrders = endpoint({
  method: 'POST',
  path: '/order-acts/value',
  summary:
    'Say what the goods of several own orders have cost; a declaration that is complete by that is accepted at once',
  access: customerAccess,
  body: z.strictObject({
    currency: z.enum(currencies),
    values: z
      .array(z.strictObject({ code: orderCode, amount: wireText({ max: 20, min: 1 }) }))
      .check(z.minLength(1), z.maxLength(mostOrdersOfAct)),
  }),
  data: outcome,
  errors: ['request.invalid'],
});

export const declareOrders = endpoint({
  method: 'POST',
  path: '/order-acts/declaration',
  summary:
    'Say the same in the declarations of several own orders: goods, number of packages, recipient; what is not named stays',
  access: customerAccess,
  body: z.strictObject({
    codes,
    goods: z.optional(saidText(longestGoods)),
    /** Null: one for each parcel, as long as no other number is given. */
    places: draftPlaces,
    recipientName: z.optional(saidText(longestRecipientName)),
    /** Empty takes it away. */
    recipientPhone: z.optional(wireText({ max: longestRecipientPhone })),
  }),
  data: outcome,
  errors: ['request.invalid'],
});

export const orderActEndpoints = [cancelOrders, sendOrders, valueOrders, declareOrders] as const;
