import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { deliveryPayments } from '../billing/delivery-payments.ts';
import { endpoint } from '../endpoint.ts';
import { parcelPrice } from '../pricing/charge.contract.ts';
import { money } from '../pricing/pricing.contract.ts';
import { parcelPhoto } from '../tracking/parcel-photos.contract.ts';
import { arrivalEstimate } from '../tracking/tracking.contract.ts';
import { maxTrackingCodeLength } from '../tracking/tracking-codes.ts';
import { wireText } from '../wire-text.ts';

const nullableText = z.nullable(z.string());

/** What its owner sees of the receipt of a parcel in China. Weights in kg with three decimals, sides in cm. */
const ownReceiptShape = z.object({
  trackingCode: z.string(),
  orderCode: nullableText,
  receivedAt: z.string(),
  /** The city of the warehouse, in the caller's language. */
  place: nullableText,
  /** What the owner has said that the parcel weighs; null where the order has several, or none was named. */
  declaredKg: nullableText,
  weightKg: nullableText,
  sidesCm: z.nullable(z.object({ length: z.string(), width: z.string(), height: z.string() })),
  /** The charge as it stands, step by step; null where it was not weighed. */
  price: z.nullable(parcelPrice),
  /** What of that is still to come. */
  payment: z.enum(deliveryPayments),
  /** It was collected, or cancelled: its weight and its charge change no more. */
  isClosed: z.boolean(),
  /** The delivery in somoni by the last rate known, of that Dushanbe day; null where it is not to be paid any more. */
  inSomoni: z.nullable(z.object({ total: money, rateDate: z.string() })),
  photos: z.array(parcelPhoto),
  /**
   * It is held for its owner, who is asked until this Dushanbe day; null where nothing is asked, or all is answered.
   */
  answerBy: nullableText,
  /** Null once it is at its pickup point, or something stops it. */
  arrives: z.nullable(arrivalEstimate),
  pickupPoint: z.nullable(z.object({ name: z.string(), city: z.string() })),
  /** Days at the pickup point that cost nothing, as they are today. */
  freeDays: z.nullable(z.int()),
  /** Of its order: how many parcels there are, and how many China still waits for. */
  ofOrder: z.nullable(z.object({ total: z.int(), awaited: z.int() })),
});

export const ownReceipt = endpoint({
  method: 'GET',
  path: '/profile/parcels/{code}/receipt',
  summary:
    'The receipt of an own parcel in China: weight, sides, photos, the charge as it stands, and what comes next; null while China has not received it',
  access: customerAccess,
  params: z.object({ code: wireText({ max: maxTrackingCodeLength, min: 1 }) }),
  data: z.object({ receipt: z.nullable(ownReceiptShape) }),
  errors: ['tracking.notAmongOwn'],
});

export type OwnReceipt = z.output<typeof ownReceiptShape>;
