import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { currencies } from '../pricing/money.ts';
import { maxTrackingCodeLength } from '../tracking/tracking-codes.ts';
import { wireText } from '../wire-text.ts';
import { draftItems } from './item-shapes.ts';
import { getStaffOrder } from './staff-orders.contract.ts';

const text = (max: number) => z.optional(wireText({ max }));

export const createRetailOrder = endpoint({
  method: 'POST',
  path: '/staff/retail-orders',
  summary:
    'A retail order for a customer, entered by staff and submitted at once; without codes it gets one of ours. A repeated `requestId` gets the order made before; for another customer it is refused',
  access: { kind: 'staff', authority: 'order:edit' },
  body: z.strictObject({
    requestId: z.uuid(),
    customerCode: wireText({ max: 40, min: 1 }),
    /** May be left out where items say it. */
    goods: text(500),
    trackingCodes: z.optional(z.array(wireText({ max: maxTrackingCodeLength })).check(z.maxLength(100))),
    valueAmount: text(20),
    valueCurrency: z.optional(z.enum(currencies)),
    items: draftItems,
    recipientName: text(120),
    recipientPhone: text(40),
    note: text(500),
    /** The customer's own point unless it is named. */
    pickupPointId: z.optional(z.int()),
  }),
  data: getStaffOrder.data,
  errors: [
    'orders.customerNotFound',
    'customers.codeAmbiguous',
    'orders.alreadyEntered',
    'orders.codeTaken',
    'orders.pickupPointNeeded',
    'orders.goodsNeeded',
    'orders.tooManyNewCodes',
    'orders.parcelElsewhere',
    'request.invalid',
    'server.busy',
  ],
});
