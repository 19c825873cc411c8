import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { businessLines } from '../business-lines.ts';
import { endpoint } from '../endpoint.ts';
import { daysInQuery } from '../lists/list-filters.ts';
import { exportFormats } from '../lists/staff-list.ts';
import { pagingQuery } from '../paging.ts';
import { currencies } from '../pricing/money.ts';
import { parcelPrice, pointsOffer } from '../pricing/charge.contract.ts';
import { money } from '../pricing/pricing.contract.ts';
import { parcelProblems, parcelStatuses, type ParcelStatus } from '../tracking/parcel-status.ts';
import { arrivalEstimate } from '../tracking/tracking.contract.ts';
import { maxTrackingCodeLength } from '../tracking/tracking-codes.ts';
import { wireText } from '../wire-text.ts';
import { declaredItem, draftItems, draftPlaces } from './item-shapes.ts';
import {
  longestGoods,
  longestRecipientName,
  longestRecipientPhone,
  marketplaces,
  mostOrdersInFile,
  mostParcelsOfOrder,
  orderSelections,
} from './order-rules.ts';
import { shownPickupPoint as pickupPoint } from './shown-pickup-point.ts';

const status = z.enum(parcelStatuses as [ParcelStatus, ...ParcelStatus[]]);
const nullableText = z.nullable(z.string());
const orderCode = wireText({ max: 40, min: 1 });
/** A decimal as people type it, with a point or a comma; empty takes the value away. */
const typed = z.optional(wireText({ max: 20 }));
const text = (max: number) => z.optional(wireText({ max }));

/**
 * One line of the order list. `status` is the order's stage: that of its least advanced parcel that is not cancelled.
 */
const orderLine = z.object({
  code: z.string(),
  createdAt: z.string(),
  status,
  stageName: z.string(),
  /** Where it is, in customers' words. */
  headline: z.string(),
  pickupPoint: z.nullable(pickupPoint),
  /** Measured weight in kg with three decimals, of all parcels that have been weighed; null before. */
  weightKg: nullableText,
  parcels: z.int(),
  /** Parcels of the order that can be collected now. */
  ready: z.int(),
  problems: z.array(z.enum(parcelProblems)),
});

/** The same in the list, with what it is known by. */
const listedOrder = z.object({
  ...orderLine.shape,
  /** Of the file that it was made of: orders of one file are of one moment, and stand in its order. */
  fileRow: z.nullable(z.int()),
  /** What is inside, as its customer has said; null in a draft without. */
  goods: nullableText,
  /** The first parcel that is not cancelled, or the first of all; and what the customer calls it. */
  firstCode: nullableText,
  firstName: nullableText,
  value: z.nullable(money),
  /** China has received nothing of it, so it may be changed and cancelled. */
  canChange: z.boolean(),
});

/** What the customer says of the goods; all of it can be empty in a draft. Weight in kg, volume in m³. */
const declaration = {
  goods: nullableText,
  places: z.nullable(z.int()),
  weightKg: nullableText,
  volumeM3: nullableText,
  value: z.nullable(z.object({ amount: z.string(), currency: z.enum(currencies) })),
  marketplace: z.nullable(z.enum(marketplaces)),
  senderName: nullableText,
  senderPhone: nullableText,
  senderAddress: nullableText,
  recipientName: nullableText,
  recipientPhone: nullableText,
  note: nullableText,
  /**
   * Where there are any, `goods` and `value` follow from them: all of them named, and the sum when each has a value.
   */
  items: z.array(declaredItem),
};

const orderParcel = z.object({
  trackingCode: z.string(),
  /** What the customer calls it, for the customer alone. */
  name: nullableText,
  status,
  statusName: z.string(),
  /** Where it is, in customers' words. */
  headline: z.string(),
  weightKg: nullableText,
  lastEventTime: nullableText,
  freeUntil: nullableText,
  problems: z.array(z.enum(parcelProblems)),
});

/** Why each weighed parcel costs what it does, and the sum of them; null while none has been weighed. */
const orderPrice = z.nullable(
  z.object({
    parcels: z.array(parcelPrice),
    /** The delivery of all of them; storage is not in it. */
    total: money,
    /** What storage has come to by now; null while nothing is asked for it. */
    storageTotal: z.nullable(money),
    /** Null where the tariff gives none. */
    points: z.nullable(pointsOffer),
  }),
);

const orderShape = z.object({
  ...orderLine.shape,
  declaration: z.object(declaration),
  /** `isTurnedAway`: cancelled because the box with this code bears the code of another customer. */
  parcelList: z.array(z.object({ ...orderParcel.shape, isTurnedAway: z.boolean() })),
  price: orderPrice,
  /**
   * Boxes of cargo that are not cancelled, sides in cm, as they are known by now; null of an order of parcels.
   * `canChange`: the office has not accepted them.
   */
  cargo: z.nullable(
    z.object({
      canChange: z.boolean(),
      boxes: z.array(
        z.object({
          trackingCode: z.string(),
          lengthCm: nullableText,
          widthCm: nullableText,
          heightCm: nullableText,
          weightKg: nullableText,
        }),
      ),
    }),
  ),
  /** To be sent back with a change: a change over an older version is refused. */
  version: z.int(),
  canEdit: z.boolean(),
  canSubmit: z.boolean(),
  canTakeBack: z.boolean(),
  canCancel: z.boolean(),
});

const draft = {
  pickupPointId: z.optional(z.int()),
  trackingCodes: z.optional(
    z.array(wireText({ max: maxTrackingCodeLength })).check(z.maxLength(mostParcelsOfOrder)),
  ),
  goods: text(longestGoods),
  places: draftPlaces,
  weightKg: typed,
  volumeM3: typed,
  valueAmount: typed,
  valueCurrency: z.optional(z.enum(currencies)),
  items: draftItems,
  marketplace: z.optional(z.nullable(z.enum(marketplaces))),
  senderName: text(120),
  senderPhone: text(40),
  senderAddress: text(300),
  recipientName: text(longestRecipientName),
  recipientPhone: text(longestRecipientPhone),
  note: text(500),
};

const wanted = {
  stage: z.optional(status),
  /** Orders with a problem; orders without a value of goods that may still be given one. */
  only: z.optional(z.enum(orderSelections)),
  search: z.optional(wireText({ max: 100 })),
  ...daysInQuery,
  sort: z.optional(z.enum(['newest', 'oldest'])),
};

export const listOrders = endpoint({
  method: 'GET',
  path: '/orders',
  summary:
    'The own orders, the newest first; `search` finds order codes, tracking codes, goods and own names of parcels in any script',
  access: customerAccess,
  query: z.object({ ...pagingQuery, ...wanted }),
  data: z.object({
    total: z.int(),
    /** Nothing holds what is searched for: these have goods that it may mean. */
    isClose: z.boolean(),
    list: z.array(listedOrder),
  }),
  errors: ['request.invalid'],
});

export const ordersFile = endpoint({
  method: 'POST',
  path: '/orders/file',
  leaves: 'nothing',
  summary: `The own orders that \`GET /orders\` would list, or those of \`codes\` among them, as a file; at most ${mostOrdersInFile}`,
  access: customerAccess,
  body: z.strictObject({
    format: z.enum(exportFormats),
    codes: z.optional(z.array(orderCode).check(z.minLength(1), z.maxLength(mostOrdersInFile))),
    ...wanted,
  }),
  data: z.unknown(),
  download: 'application/octet-stream',
  errors: ['request.invalid'],
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/orders/{code}',
  summary: 'One own order with its parcels and declaration',
  access: customerAccess,
  params: z.object({ code: orderCode }),
  data: orderShape,
  errors: ['orders.notFound'],
});

export const createOrder = endpoint({
  method: 'POST',
  path: '/orders',
  summary: 'A new order as a draft; a repeated `requestId` gets the order made before',
  access: customerAccess,
  body: z.strictObject({ requestId: z.uuid(), ...draft }),
  data: orderShape,
  errors: [
    'orders.codeTaken',
    'orders.parcelElsewhere',
    'orders.tooManyNewCodes',
    'orders.pickupPointNeeded',
  ],
});

export const changeOrder = endpoint({
  method: 'PUT',
  path: '/orders/{code}',
  summary: 'Change draft or declaration; a complete declaration of a submitted order is accepted at once',
  access: customerAccess,
  params: z.object({ code: orderCode }),
  body: z.strictObject({ version: z.int(), ...draft }),
  data: orderShape,
  errors: [
    'orders.notFound',
    'orders.changedMeanwhile',
    'orders.saidByItems',
    'orders.saidByBoxes',
    'orders.tooLateToChange',
    'orders.codeTaken',
    'orders.parcelElsewhere',
    'orders.tooManyNewCodes',
    'orders.pickupPointNeeded',
  ],
});

/** An action on one order: its code in the path, its new state as the answer. */
function orderAction<const Path extends `/orders/{code}/${string}`>(path: Path, summary: string) {
  return endpoint({
    method: 'POST',
    path,
    summary,
    access: customerAccess,
    params: z.object({ code: orderCode }),
    data: orderShape,
    errors: ['orders.notFound', 'orders.tooLateToChange', 'orders.goodsNeeded', 'orders.pickupPointNeeded'],
  });
}

export const submitOrder = orderAction('/orders/{code}/submit', 'Submit a draft');
export const takeBackOrder = orderAction(
  '/orders/{code}/take-back',
  'Take a submitted order back to a draft',
);
export const cancelOrder = orderAction(
  '/orders/{code}/cancel',
  'Cancel an order before China has received it',
);

export const warehouseAddresses = endpoint({
  method: 'GET',
  path: '/warehouse-address',
  summary: 'The China warehouses, as addresses with the own customer code, always in Chinese',
  access: customerAccess,
  data: z.object({
    customerCode: z.string(),
    list: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        name: z.string(),
        recipient: z.string(),
        phone: z.string(),
        region: z.string(),
        street: z.string(),
        postcode: z.string(),
        oneLine: z.string(),
        /** Dushanbe day of the last change, for thirty days: copies stored by marketplaces are old. */
        changedOn: z.nullable(z.string()),
      }),
    ),
    /** Warehouses that took parcels and do not any more, for thirty days. */
    closed: z.array(z.object({ id: z.int(), code: z.string(), name: z.string(), closedOn: z.string() })),
    /** The one that the customer has chosen, or the only one; null where one is still to be chosen. */
    chosenId: z.nullable(z.int()),
  }),
  errors: [],
});

export const chooseWarehouse = endpoint({
  method: 'PUT',
  path: '/warehouse-address',
  summary: 'Choose the China warehouse that sellers send to; it stays chosen while it takes parcels',
  access: customerAccess,
  body: z.strictObject({ warehouseId: z.int() }),
  data: z.object({ chosenId: z.int() }),
  errors: ['request.invalid'],
});

export const ownParcels = endpoint({
  method: 'GET',
  path: '/profile/parcels',
  summary: 'The own parcels that are neither collected nor cancelled: what the home of the cabinet stands on',
  access: customerAccess,
  data: z.object({
    /** All orders, also cancelled ones; 0 for a new customer. */
    orders: z.int(),
    /**
     * How many can be collected, and how many are on their way there; what is searched for or goes back to its sender
     * is neither.
     */
    ready: z.int(),
    road: z.int(),
    /** The most pressing first: at most 100 that can be collected, and at most 100 others. */
    list: z.array(
      z.object({
        ...orderParcel.shape,
        /** Null for a parcel that has reached China before its order was made. */
        orderCode: nullableText,
        businessLine: z.enum(businessLines),
        goods: nullableText,
        pickupPoint: z.nullable(pickupPoint),
        eta: z.nullable(arrivalEstimate),
        /** It lies at its point, and nothing keeps it from its customer. */
        canCollect: z.boolean(),
        /**
         * What is left to pay today, storage included, for a parcel that can be collected; null of others, and where it
         * was not weighed.
         */
        toPay: z.nullable(money),
      }),
    ),
  }),
  errors: [],
});

export const orderEndpoints = [
  listOrders,
  ordersFile,
  getOrder,
  createOrder,
  changeOrder,
  submitOrder,
  takeBackOrder,
  cancelOrder,
  warehouseAddresses,
  chooseWarehouse,
  ownParcels,
] as const;

export type OrderPrice = z.output<typeof orderPrice>;
