import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { currencies } from '../pricing/money.ts';
import { wireText } from '../wire-text.ts';
import {
  longestGoods,
  longestRecipientName,
  longestRecipientPhone,
  mostBoxesOfCargo,
  mostRowsOfBoxes,
} from './order-rules.ts';
import { getOrder } from './orders.contract.ts';

/** A decimal as people type it, with a point or a comma: centimetres with one digit after it, kilograms with three. */
const typed = wireText({ max: 20 });

const boxes = z
  .array(
    z.strictObject({
      lengthCm: typed,
      widthCm: typed,
      heightCm: typed,
      weightKg: typed,
      /** So many equal boxes. */
      count: z.int().check(z.gte(1), z.lte(mostBoxesOfCargo)),
    }),
  )
  .check(z.minLength(1), z.maxLength(mostRowsOfBoxes));

export const cargoOpen = endpoint({
  method: 'GET',
  path: '/profile/cargo',
  summary: 'Whether the customer may ask for cargo: the office has opened that line for them',
  access: customerAccess,
  data: z.object({ isOpen: z.boolean() }),
  errors: [],
});

export const askForCargo = endpoint({
  method: 'POST',
  path: '/orders/cargo',
  summary:
    'Ask for cargo: an order (FBA) with its boxes, submitted at once; the office accepts it. A repeated `requestId` gets the order made before',
  access: customerAccess,
  body: z.strictObject({
    requestId: z.uuid(),
    /** The own point unless it is named. */
    pickupPointId: z.optional(z.int()),
    goods: wireText({ max: longestGoods }),
    valueAmount: typed,
    valueCurrency: z.enum(currencies),
    recipientName: z.optional(wireText({ max: longestRecipientName })),
    recipientPhone: z.optional(wireText({ max: longestRecipientPhone })),
    note: z.optional(wireText({ max: 500 })),
    boxes,
  }),
  data: getOrder.data,
  errors: [
    'orders.cargoNotOpen',
    'orders.tooManyBoxes',
    'orders.tooManyNewCodes',
    'orders.pickupPointNeeded',
  ],
});

export const changeOwnBoxes = endpoint({
  method: 'PUT',
  path: '/orders/{code}/boxes',
  summary: 'Other boxes for cargo that the office has not accepted yet, over the version that was read',
  access: customerAccess,
  params: z.object({ code: wireText({ max: 40, min: 1 }) }),
  body: z.strictObject({ version: z.int(), boxes }),
  data: getOrder.data,
  errors: [
    'orders.notFound',
    'orders.changedMeanwhile',
    'orders.boxesAccepted',
    'orders.tooLateToChange',
    'orders.tooManyBoxes',
    'orders.tooManyNewCodes',
  ],
});

export const cargoRequestEndpoints = [cargoOpen, askForCargo, changeOwnBoxes] as const;
