import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { storageCharge } from '../pricing/charge.contract.ts';
import { money } from '../pricing/pricing.contract.ts';
import { evidenceKinds, evidenceRules } from '../pickup-points/hand-over-evidence.ts';
import { parcelProblems } from '../tracking/parcel-status.ts';
import { wireText } from '../wire-text.ts';
import { documentTypes, readDocumentEnd, visitProofs } from './counter-rules.ts';

const clerk = { kind: 'staff', authority: 'parcel:hand-over' } as const;
const nullableText = z.nullable(z.string());
const nullableMoney = z.nullable(money);
const ofVisit = z.object({ id: z.uuid() });

/** A document that was looked at: which, and the last signs of its number. */
export const seenDocument = z.strictObject({
  type: z.enum(documentTypes),
  end: wireText({ max: 20, min: 1 }).check(
    z.refine((text) => readDocumentEnd(text) !== undefined, { params: { error: 'notAllowed' } }),
  ),
});

/** By what parcels are given: the pickup code, or a document that was seen. */
const shownProofs = [
  z.strictObject({ kind: z.literal('CODE'), code: wireText({ max: 40, min: 1 }) }),
  z.strictObject({ kind: z.literal('DOCUMENT'), document: seenDocument }),
] as const;
export const shownProof = z.discriminatedUnion('kind', shownProofs);

/** A parcel that can be collected; days are Dushanbe days. */
const cardParcel = z.object({
  trackingCode: z.string(),
  /** What the customer calls it, else what was declared. */
  name: nullableText,
  weightKg: nullableText,
  /** Where it lies at the point; null where it was put into no cell. */
  cell: nullableText,
  /** The last free day. */
  freeUntil: nullableText,
  /** Null where it was not weighed. */
  delivery: nullableMoney,
  storage: z.nullable(storageCharge),
  storageTomorrow: nullableMoney,
  /** What is left to pay for it today. */
  owed: money,
  problems: z.array(z.enum(parcelProblems)),
});
export type CardParcel = z.output<typeof cardParcel>;

const comingParcel = z.object({
  trackingCode: z.string(),
  name: nullableText,
  from: z.string(),
  to: z.string(),
});

const visitCard = z.object({
  id: z.string(),
  openedAt: z.string(),
  endedAt: nullableText,
  clerk: z.string(),
  proof: z.enum(visitProofs),
  document: z.nullable(z.object({ type: z.enum(documentTypes), end: z.string() })),
  /** Who collects in the place of the customer; null where the customer does. */
  delegate: z.nullable(
    z.object({
      name: z.string(),
      /** Null where a pass has named the person who collects, and no document was noted. */
      document: z.nullable(z.object({ type: z.enum(documentTypes), end: z.string() })),
    }),
  ),
  /** By which pass the card was opened, and how many parcels it allows (null: all); null with another proof. */
  pass: z.nullable(z.object({ serial: z.string(), parcelLimit: z.nullable(z.int()) })),
  /** What the point asks for before it hands over, and what was made at this visit. */
  evidence: z.object({ asked: z.enum(evidenceRules), made: z.array(z.enum(evidenceKinds)) }),
  customer: z.object({ code: z.string(), name: nullableText, phoneMasked: nullableText }),
  pickupPoint: z.object({ id: z.int(), name: z.string() }),
  /** How many can be collected; a firm has more than are listed. */
  ready: z.int(),
  /** Cell by cell, in the order in which one walks. */
  parcels: z.array(cardParcel),
  coming: z.array(comingParcel),
  owed: money,
  storageTomorrow: money,
  /** What the customer owes from before the move-in, a sum for each currency. */
  debts: z.array(money),
});
export type VisitCard = z.output<typeof visitCard>;

export const openVisit = endpoint({
  method: 'POST',
  path: '/hand-over/visits',
  summary:
    'Opens the card of a customer at the own pickup point, by the pickup code, a pass, a document that was seen or what somebody else has allowed. A repeated `requestId` opens it once',
  access: clerk,
  body: z.strictObject({
    requestId: z.uuid(),
    deviceId: z.uuid(),
    /** The chosen customer; needed with a document. */
    customerCode: z.optional(wireText({ max: 20, min: 1 })),
    proof: z.discriminatedUnion('kind', [
      ...shownProofs,
      /** Somebody else has allowed it, for this once. */
      z.strictObject({ kind: z.literal('APPROVAL'), approvalId: z.uuid() }),
      /** What stands in its QR, or its short number. */
      z.strictObject({ kind: z.literal('PASS'), pass: wireText({ max: 300, min: 1 }) }),
    ]),
  }),
  data: visitCard,
  errors: [
    'request.invalid',
    'handOver.noPoint',
    'handOver.nobodyFound',
    'customers.codeAmbiguous',
    'handOver.nothingWaits',
    'handOver.wrongCode',
    'handOver.codeReplaced',
    'handOver.codeUnknown',
    'handOver.tooManyTries',
    'handOver.codeClosed',
    'handOver.approvalNotFound',
    'handOver.approvalOver',
    'handOver.notAllowed',
    'handOver.passUnknown',
    'handOver.passForeign',
    'handOver.passForged',
    'handOver.passClock',
    'handOver.passExpired',
    'handOver.passRevoked',
    'handOver.passUsed',
    'handOver.passOtherPoint',
    'handOver.visitEnded',
    'handOver.requestReused',
    'server.busy',
  ],
});

export const readVisit = endpoint({
  method: 'GET',
  path: '/hand-over/visits/{id}',
  summary: 'The card of an open visit at the own pickup point as it stands now',
  access: clerk,
  params: ofVisit,
  data: visitCard,
  errors: ['request.invalid', 'handOver.noPoint', 'handOver.visitNotFound'],
});

export const nameDelegate = endpoint({
  method: 'PUT',
  path: '/hand-over/visits/{id}/delegate',
  summary:
    'Names who collects in the place of the customer, with the document that was seen; null: the customer does. Only where the pickup code was given',
  access: clerk,
  params: ofVisit,
  body: z.strictObject({
    delegate: z.nullable(z.strictObject({ name: wireText({ max: 100, min: 2 }), document: seenDocument })),
  }),
  data: visitCard,
  errors: [
    'request.invalid',
    'handOver.noPoint',
    'handOver.visitNotFound',
    'handOver.visitEnded',
    'handOver.delegateNeedsCode',
    'handOver.delegateOfPass',
  ],
});

export const endVisit = endpoint({
  method: 'POST',
  path: '/hand-over/visits/{id}/end',
  summary: 'Closes the card; closed before, it stays so',
  access: clerk,
  params: ofVisit,
  data: z.object({ endedAt: z.string() }),
  errors: ['request.invalid', 'handOver.noPoint', 'handOver.visitNotFound'],
});

/** Reasons to refuse a hand-over to the person at the counter. */
export const refusals = [
  'request.invalid',
  'handOver.noPoint',
  'handOver.visitNotFound',
  'handOver.visitEnded',
  'handOver.otherCustomer',
  'handOver.otherPoint',
  'handOver.notHere',
  'handOver.alreadyGiven',
  'handOver.withCourier',
  'handOver.passLimit',
  'handOver.passOtherParcel',
  'tracking.parcelNotFound',
  'tracking.parcelHeld',
  'tracking.parcelLost',
  'tracking.parcelReturning',
] as const;

export const scanAtVisit = endpoint({
  method: 'POST',
  path: '/hand-over/visits/{id}/scan',
  summary:
    'What a scanned parcel is to this visit: one to be given, with what is left to pay for it; everything else is refused by name. Nothing is written but the look-up',
  access: clerk,
  leaves: 'little',
  params: ofVisit,
  body: z.strictObject({ code: wireText({ max: 200, min: 1 }) }),
  data: z.object({ trackingCode: z.string(), owed: money }),
  errors: refusals,
});

export const giveParcel = endpoint({
  method: 'POST',
  path: '/hand-over/visits/{id}/give',
  summary:
    'Hands a parcel over: it must lie here, be paid, not held and not given yet. A repeated `requestId` is answered as the first time',
  access: clerk,
  params: ofVisit,
  body: z.strictObject({
    requestId: z.uuid(),
    deviceId: z.uuid(),
    trackingCode: wireText({ max: 200, min: 1 }),
  }),
  data: z.object({ trackingCode: z.string(), at: z.string(), clerk: z.string() }),
  errors: [
    ...refusals,
    'handOver.unpaid',
    'handOver.noPhoto',
    'handOver.noSignature',
    'handOver.passRevoked',
    'handOver.passUsed',
    'handOver.passUnknown',
    'handOver.requestReused',
    'tracking.roleNotAllowed',
    'server.busy',
  ],
});

export const visitEndpoints = [
  openVisit,
  readVisit,
  nameDelegate,
  endVisit,
  scanAtVisit,
  giveParcel,
] as const;
