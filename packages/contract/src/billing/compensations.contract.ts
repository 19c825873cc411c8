import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { money } from '../pricing/pricing.contract.ts';
import { mostPhotoBytes, photoMediaTypes } from '../tracking/photo-rules.ts';
import { wireText } from '../wire-text.ts';
import { typedAmount, typedAmountOrZero } from './amounts.ts';
import { compensationKinds, compensationStates, compensationText } from './compensation-rules.ts';
import { reasonLetters } from './money-limits.ts';

const confirming = { kind: 'staff', authority: 'payment:confirm' } as const;
const atCounter = { kind: 'staff', authority: 'parcel:hand-over' } as const;
const nullableText = z.nullable(z.string());
const nullableMoney = z.nullable(money);
const ofCompensation = z.object({ id: z.uuid() });
const ofPhoto = z.object({ id: z.uuid(), photoId: z.uuid() });
const trackingCode = wireText({ max: 60, min: 1 });

/** A compensation that was asked for. */
const compensation = z.object({
  id: z.string(),
  trackingCode: z.string(),
  kind: z.enum(compensationKinds),
  words: z.string(),
  state: z.enum(compensationStates),
  asked: money,
  /** The fee of delivery of this parcel: no more can be paid (offer, 4.2). */
  limit: money,
  askedAt: z.string(),
  /** The last Dushanbe day by which the office decides. */
  decideBy: z.string(),
  /** What goes or went to the balance; null before it is decided, and of a refusal. */
  granted: nullableMoney,
  reason: nullableText,
  decidedAt: nullableText,
  photoIds: z.array(z.string()),
});
export type WireCompensation = z.output<typeof compensation>;

const staffCompensation = z.extend(compensation, {
  customerCode: z.string(),
  /** The clerk who has written it down at a counter; null where the customer has. */
  askedBy: nullableText,
  decidedBy: nullableText,
  /** What was paid for the delivery by now; no more can be granted, less what is refunded or was granted before. */
  paid: money,
});
export type StaffCompensation = z.output<typeof staffCompensation>;

const compensationFields = {
  requestId: z.uuid(),
  trackingCode,
  kind: z.enum(compensationKinds),
  /** In dollars. */
  amount: typedAmount,
  words: wireText(compensationText),
};
const askErrors = [
  'request.invalid',
  'tracking.parcelNotFound',
  'billing.compensationNoFee',
  'billing.compensationTooMuch',
  'billing.compensationOpen',
  'billing.tooManyWaiting',
  'billing.requestReused',
  'server.busy',
] as const;

export const askCompensation = endpoint({
  method: 'POST',
  path: '/profile/compensations',
  summary:
    'Asks for compensation of damage or loss of an own parcel, no more than its delivery costs; the answer names the day by which the office decides. A repeated `requestId` changes nothing',
  access: customerAccess,
  body: z.strictObject(compensationFields),
  data: compensation,
  errors: askErrors,
});

export const ownCompensations = endpoint({
  method: 'GET',
  path: '/profile/compensations',
  summary: 'Own compensations that were asked for, the newest first',
  access: customerAccess,
  data: z.object({ list: z.array(compensation) }),
  errors: [],
});

const photoErrors = [
  'request.invalid',
  'request.tooLarge',
  'billing.notFound',
  'billing.alreadyDecided',
  'stations.photoIdTaken',
  'stations.photoKind',
  'stations.photoBroken',
  'stations.photoTooLarge',
  'stations.tooManyPhotos',
  'server.busy',
  'server.diskFull',
] as const;
const upload = { mediaTypes: [...photoMediaTypes, 'application/octet-stream'], maxBytes: mostPhotoBytes };

export const sendCompensationPhoto = endpoint({
  method: 'PUT',
  path: '/profile/compensations/{id}/photos/{photoId}',
  summary:
    'A photo for an own compensation that waits, as the bytes of a JPEG, PNG or WebP. The device makes its id; sent again, it is stored once',
  access: customerAccess,
  params: ofPhoto,
  upload,
  data: compensation,
  errors: photoErrors,
});

export const askCompensationAtCounter = endpoint({
  method: 'POST',
  path: '/staff/compensations',
  summary:
    'Writes down at the counter what a customer asks for damage or loss of a parcel of the own point. A repeated `requestId` changes nothing',
  access: atCounter,
  body: z.strictObject({ ...compensationFields, customerCode: wireText({ max: 20, min: 1 }) }),
  data: compensation,
  errors: [...askErrors, 'billing.customerNotFound', 'customers.codeAmbiguous', 'request.tooMany'],
});

export const sendCompensationPhotoAtCounter = endpoint({
  method: 'PUT',
  path: '/staff/compensations/{id}/photos/{photoId}',
  summary:
    'A photo for a compensation that was written down by the caller, as the bytes of a JPEG, PNG or WebP',
  access: atCounter,
  params: ofPhoto,
  upload,
  data: compensation,
  errors: photoErrors,
});

export const waitingCompensations = endpoint({
  method: 'GET',
  path: '/staff/compensations',
  summary: 'Compensations that wait for the office or for a second person, the first to be decided first',
  access: confirming,
  data: z.object({ list: z.array(staffCompensation) }),
  errors: [],
});

export const compensationPhoto = endpoint({
  method: 'GET',
  path: '/staff/compensations/{id}/photos/{photoId}',
  summary: 'A photo of a compensation, as a JPEG; that somebody has looked is on record',
  access: confirming,
  params: ofPhoto,
  data: z.unknown(),
  download: 'image/jpeg',
  errors: ['request.invalid', 'billing.notFound'],
});

const decisionErrors = [
  'request.invalid',
  'billing.notFound',
  'billing.alreadyDecided',
  'billing.secondPersonNeeded',
  'billing.compensationTooMuch',
  'billing.requestReused',
  'server.busy',
] as const;

export const decideCompensation = endpoint({
  method: 'POST',
  path: '/staff/compensations/{id}/decide',
  summary:
    'Grants a sum in dollars, which goes to the balance, or nothing, with a reason that the customer gets by letter. Above what one person decides alone, counted with what was decided alone before, it waits for a second person',
  access: confirming,
  params: ofCompensation,
  body: z.strictObject({ requestId: z.uuid(), granted: typedAmountOrZero, reason: wireText(reasonLetters) }),
  data: staffCompensation,
  errors: decisionErrors,
});

export const confirmCompensation = endpoint({
  method: 'POST',
  path: '/staff/compensations/{id}/confirm',
  summary:
    'Confirms, or sends back to be decided anew, what somebody else has granted; never the own decision',
  access: confirming,
  params: ofCompensation,
  body: z.strictObject({ requestId: z.uuid(), isConfirmed: z.boolean() }),
  data: staffCompensation,
  errors: decisionErrors,
});

export const compensationEndpoints = [
  askCompensation,
  ownCompensations,
  sendCompensationPhoto,
  askCompensationAtCounter,
  sendCompensationPhotoAtCounter,
  waitingCompensations,
  compensationPhoto,
  decideCompensation,
  confirmCompensation,
] as const;
