import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fileCall, historyCall } from '../lists/list-calls.ts';
import { daysInQuery, idsInQuery, manyInQuery } from '../lists/list-filters.ts';
import { pagingQuery } from '../paging.ts';
import { currencies } from '../pricing/money.ts';
import { money } from '../pricing/pricing.contract.ts';
import { businessLines } from '../business-lines.ts';
import { parcelProblems, parcelStatuses, type ParcelStatus } from '../tracking/parcel-status.ts';
import { maxTrackingCodeLength } from '../tracking/tracking-codes.ts';
import { wireText } from '../wire-text.ts';
import { declaredItem, draftItems } from './item-shapes.ts';
import { mostBoxesOfCargo } from './order-rules.ts';
import { getOrder } from './orders.contract.ts';

const readOrders = { kind: 'staff', authority: 'order:read' } as const;
const editOrders = { kind: 'staff', authority: 'order:edit' } as const;

const status = z.enum(parcelStatuses as [ParcelStatus, ...ParcelStatus[]]);
const nullableText = z.nullable(z.string());
const code = wireText({ max: 40, min: 1 });
/** A decimal as people type it, with a point or a comma. */
const typed = wireText({ max: 20, min: 1 });
const text = (max: number) => z.optional(wireText({ max }));

/** One line of a list of orders as staff see it. Weight and volume are those of the parcels that were measured. */
const staffOrderLine = z.object({
  /** The order's code, under the name that lists of the console ask for. */
  id: z.string(),
  code: z.string(),
  createdAt: z.string(),
  businessLine: z.enum(businessLines),
  status,
  stageName: z.string(),
  customerCode: nullableText,
  customerName: nullableText,
  pickupPoint: z.nullable(z.object({ id: z.int(), code: z.string(), name: z.string(), city: z.string() })),
  goods: nullableText,
  parcels: z.int(),
  weightKg: nullableText,
  volumeM3: nullableText,
  freight: z.nullable(money),
  hasProblem: z.boolean(),
  /** To be sent back with a change. */
  version: z.int(),
});

const wanted = {
  search: z.optional(wireText({ max: 100 })),
  line: z.optional(z.enum(businessLines)),
  stage: z.optional(manyInQuery(parcelStatuses)),
  unit: z.optional(idsInQuery),
  /** Days on which the orders were made. */
  ...daysInQuery,
  /** A whole customer code. */
  customer: z.optional(wireText({ max: 40 })),
  problem: z.optional(z.enum(['yes'])),
  /** Code of the product that orders are sold as; `NONE` finds those that have none yet. */
  product: z.optional(wireText({ max: 40, min: 1 })),
  country: z.optional(wireText({ max: 2, min: 2 })),
  sort: z.optional(z.enum(['createdAt', '-createdAt'])),
};

export const listStaffOrders = endpoint({
  method: 'GET',
  path: '/staff/orders',
  summary:
    'Orders of a business line, the newest first; `search` finds parts of order, customer and tracking codes, goods, and name and phone of a customer, however they are typed',
  access: readOrders,
  query: z.object({ ...pagingQuery, ...wanted }),
  data: z.object({ total: z.int(), list: z.array(staffOrderLine) }),
  errors: ['request.invalid'],
});

const box = z.object({
  trackingCode: z.string(),
  status,
  statusName: z.string(),
  /** The warehouse in China has received it. */
  isReceived: z.boolean(),
  /** Centimetres with one digit after the point, kilograms with three; null while it was not measured. */
  lengthCm: nullableText,
  widthCm: nullableText,
  heightCm: nullableText,
  weightKg: nullableText,
  problems: z.array(z.enum(parcelProblems)),
});

const staffOrder = z.object({
  ...staffOrderLine.shape,
  declaration: getOrder.data.shape.declaration,
  boxes: z.array(box),
  price: getOrder.data.shape.price,
  /** True until China has received a box: from then on its scales have the last word. */
  canMeasure: z.boolean(),
});

export const getStaffOrder = endpoint({
  method: 'GET',
  path: '/staff/orders/{code}',
  summary: 'One order with its boxes and what each of them costs',
  access: readOrders,
  params: z.object({ code }),
  data: staffOrder,
  errors: ['orders.notFound'],
});

const measures = { lengthCm: typed, widthCm: typed, heightCm: typed, weightKg: typed };

export const createCargoOrder = endpoint({
  method: 'POST',
  path: '/staff/orders',
  summary:
    'A cargo order (FBA) for a customer, with its boxes; declared at once. A repeated `requestId` gets the order made before',
  access: editOrders,
  body: z.strictObject({
    requestId: z.uuid(),
    customerCode: wireText({ max: 40, min: 1 }),
    /** The customer's own point unless it is named. */
    pickupPointId: z.optional(z.int()),
    /** Goods and value may be left out where items say them. */
    goods: text(500),
    valueAmount: text(20),
    valueCurrency: z.enum(currencies),
    items: draftItems,
    recipientName: text(120),
    recipientPhone: text(40),
    senderName: text(120),
    senderPhone: text(40),
    note: text(500),
    boxes: z
      .array(
        z.strictObject({
          /** The courier's code of a single box; ours is made where there is none. */
          trackingCode: z.optional(wireText({ max: maxTrackingCodeLength })),
          ...measures,
          /** So many equal boxes. */
          count: z._default(z.int().check(z.gte(1), z.lte(mostBoxesOfCargo)), 1),
        }),
      )
      .check(z.minLength(1), z.maxLength(mostBoxesOfCargo)),
  }),
  data: staffOrder,
  errors: [
    'orders.alreadyEntered',
    'orders.codeTaken',
    'orders.pickupPointNeeded',
    'orders.tooManyBoxes',
    'orders.customerNotFound',
    'customers.codeAmbiguous',
  ],
});

export const measureBoxes = endpoint({
  method: 'PUT',
  path: '/staff/orders/{code}/boxes',
  summary: 'Other measures for boxes that China has not received, over the version that was read',
  access: editOrders,
  params: z.object({ code }),
  body: z.strictObject({
    version: z.int(),
    boxes: z
      .array(z.strictObject({ trackingCode: wireText({ max: maxTrackingCodeLength, min: 1 }), ...measures }))
      .check(z.minLength(1), z.maxLength(mostBoxesOfCargo)),
  }),
  data: staffOrder,
  errors: ['orders.notFound', 'orders.changedMeanwhile', 'orders.tooLateToChange'],
});

export const staffOrderHistory = historyCall({
  path: '/staff/orders/{code}/history',
  of: 'an order and its parcels',
  read: 'order:read',
  params: z.object({ code }),
  missing: 'orders.notFound',
});

export const staffOrderFile = fileCall({
  path: '/staff/orders/file',
  of: 'orders',
  read: 'order:read',
  wanted,
});

export const staffParcelItems = endpoint({
  method: 'GET',
  path: '/staff/parcels/{id}/items',
  summary:
    'What the order of a parcel lists of it; an item without a tracking code was said of no parcel. A warehouse sees no values',
  access: { kind: 'staff', authority: 'parcel:read' },
  params: z.object({ id: wireText({ max: maxTrackingCodeLength, min: 1 }) }),
  data: z.object({ list: z.array(declaredItem) }),
  errors: ['tracking.parcelNotFound'],
});

export const staffOrderEndpoints = [
  listStaffOrders,
  getStaffOrder,
  createCargoOrder,
  measureBoxes,
  staffOrderHistory,
  staffOrderFile,
  staffParcelItems,
] as const;
