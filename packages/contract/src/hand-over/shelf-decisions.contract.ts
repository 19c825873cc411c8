import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { idsInQuery } from '../lists/list-filters.ts';
import { money } from '../pricing/pricing.contract.ts';
import { mostPhotoBytes, photoMediaTypes } from '../tracking/photo-rules.ts';
import { wireMoment, wireText } from '../wire-text.ts';
import { reasonLength } from './approval-rules.ts';
import { flaggedParcels } from './flagged-parcels.ts';
import {
  shelfCauses,
  shelfDecisionKinds,
  shelfDecisionStates,
  shelfNews,
  storageNotices,
} from './shelf-decision-rules.ts';
import { seenDocument } from './visits.contract.ts';

const manager = { kind: 'staff', authority: 'parcel:cancel' } as const;
const nullableText = z.nullable(z.string());
const nullableMoney = z.nullable(money);
const unit = z.object({ id: z.int(), name: z.string() });
const reason = wireText(reasonLength);
const ofDecision = z.object({ id: z.uuid() });
/** By its tracking code. */
const ofParcel = z.object({ id: z.string() });
/** The parcel as the caller has seen it: its version, and the decision that stood about it. */
const seen = { version: z.int(), standingId: z.nullable(z.uuid()) };
const scanned = wireText({ max: 200, min: 1 });

const shelfDecision = z.object({
  id: z.string(),
  trackingCode: z.string(),
  cause: z.enum(shelfCauses),
  kind: z.enum(shelfDecisionKinds),
  state: z.enum(shelfDecisionStates),
  pickupPoint: unit,
  reason: z.string(),
  askedAt: z.string(),
  askedBy: z.string(),
  /** The caller has asked for it, and may not confirm it. */
  isOwn: z.boolean(),
  /** Of `KEEP`: the last Dushanbe day, and whether storage stands still until then. */
  storedUntil: nullableText,
  standsStill: z.nullable(z.boolean()),
  /** Of `RETURN`: where it goes, who has taken it there, when it left its point and came to the hub. */
  hub: z.nullable(unit),
  carriedBy: nullableText,
  sentAt: nullableText,
  arrivedAt: nullableText,
  /** Who received it at the hub, and when. */
  fetchedTo: nullableText,
  fetchedAt: nullableText,
  /** Of `DISPOSE`, and of a return that has come to its hub: photos of the parcel that were taken for it. */
  photoIds: z.array(z.string()),
  decidedBy: nullableText,
  decidedAt: nullableText,
  decisionReason: nullableText,
  /** What was owed when the parcel ended so, and is owed no more. */
  writtenOff: nullableMoney,
});
export type WireShelfDecision = z.output<typeof shelfDecision>;

const shelfRow = z.object({
  trackingCode: z.string(),
  /** What a decision is held against. */
  version: z.int(),
  cause: z.enum(shelfCauses),
  customerCode: z.string(),
  /** Masked. */
  customer: nullableText,
  pickupPoint: unit,
  cell: nullableText,
  /** Since which Dushanbe day it stands for a decision, and for how many days. */
  since: z.string(),
  days: z.int(),
  arrivedOn: nullableText,
  /** The last day of the final notice; of what was not taken, the last day by which the office decides. */
  by: z.string(),
  /** What the clerk has written of what was not taken. */
  note: nullableText,
  owed: z.object({ charges: money, storage: money }),
  notices: z.array(z.object({ kind: z.enum(storageNotices), on: z.string(), isSent: z.boolean() })),
  decision: z.nullable(shelfDecision),
});
export type ShelfRow = z.output<typeof shelfRow>;

export const readShelf = endpoint({
  method: 'GET',
  path: '/staff/shelf',
  summary:
    'Parcels that lie at a pickup point and stand for a decision, the longest first: those beyond the term of their final notice and of what they were stored for since, those that were not taken at the counter, and those of which a return or a disposal is under way. At most 200 are listed. `waiting=unclaimed` leaves out what is no longer than its final notice there, `unit` lists those of these points alone',
  access: manager,
  query: z.object({ waiting: z.optional(z.enum(['unclaimed'])), unit: z.optional(idsInQuery) }),
  data: z.object({ total: z.int(), hubs: z.array(unit), list: z.array(shelfRow) }),
  errors: [],
});

const decideErrors = [
  'request.invalid',
  'tracking.parcelNotFound',
  'tracking.parcelHeld',
  'tracking.roleNotAllowed',
  'list.changedMeanwhile',
  'handOver.alreadyGiven',
  'handOver.notHere',
  'handOver.withCourier',
  'handOver.notUnclaimed',
  'handOver.noticeNotOver',
  'handOver.decisionWaits',
  'handOver.requestReused',
  'server.busy',
] as const;

export const storeLonger = endpoint({
  method: 'POST',
  path: '/staff/shelf/{id}/keep',
  summary:
    'Stores a parcel beyond its final notice until a day, with a reason; storage goes on or stands still. Another one takes the place of an earlier one, and the customer gets a letter. A repeated `requestId` decides once',
  access: manager,
  params: ofParcel,
  body: z.strictObject({
    requestId: z.uuid(),
    ...seen,
    until: z.iso.date(),
    standsStill: z.boolean(),
    reason,
  }),
  data: shelfDecision,
  errors: decideErrors,
});

export const orderReturn = endpoint({
  method: 'POST',
  path: '/staff/shelf/{id}/return',
  summary:
    'Has a parcel returned to its sender over a hub: flagged RETURNING, its storage stands still, and the customer, who can still collect it until it leaves, gets a letter. A repeated `requestId` decides once',
  access: manager,
  params: ofParcel,
  body: z.strictObject({ requestId: z.uuid(), ...seen, hubId: z.int(), reason }),
  data: shelfDecision,
  errors: decideErrors,
});

export const askDisposal = endpoint({
  method: 'POST',
  path: '/staff/shelf/{id}/dispose',
  summary:
    'Asks to dispose of a parcel, with a reason; photos are added, and somebody else confirms. A repeated `requestId` asks once',
  access: manager,
  params: ofParcel,
  body: z.strictObject({ requestId: z.uuid(), ...seen, reason }),
  data: shelfDecision,
  errors: decideErrors,
});

/** A photo of a parcel, as both calls take it. */
const photoOfDecision = {
  params: z.object({ id: z.uuid(), photoId: z.uuid() }),
  query: z.object({ takenAt: wireMoment, deviceId: z.uuid() }),
  // What it is, its bytes say.
  upload: { mediaTypes: [...photoMediaTypes, 'application/octet-stream'], maxBytes: mostPhotoBytes },
  data: shelfDecision,
} as const;

const photoErrors = [
  'request.invalid',
  'request.tooLarge',
  'handOver.decisionNotFound',
  'handOver.decisionOver',
  'handOver.tooManyPhotos',
  'stations.photoIdTaken',
  'stations.photoKind',
  'stations.photoBroken',
  'stations.photoTooLarge',
  'stations.tooManyPhotos',
  'server.busy',
  'server.diskFull',
] as const;

export const sendShelfPhoto = endpoint({
  method: 'PUT',
  path: '/staff/shelf-decisions/{id}/photos/{photoId}',
  summary:
    'A photo for an own disposal that waits, as the bytes of a JPEG, PNG or WebP; it is a photo of the parcel. The device makes its id; sent again, it is stored once',
  access: manager,
  ...photoOfDecision,
  errors: [...photoErrors, 'handOver.approvalDecided'],
});

export const sendReturnPhoto = endpoint({
  method: 'PUT',
  path: '/staff/returns/{id}/photos/{photoId}',
  summary:
    'A photo of a return that lies at its hub before it is given to its sender, as the bytes of a JPEG, PNG or WebP; it is a photo of the parcel. The device makes its id; sent again, it is stored once',
  access: { kind: 'staff', authority: 'parcel:inbound' },
  ...photoOfDecision,
  errors: photoErrors,
});

const answerErrors = [
  'request.invalid',
  'handOver.decisionNotFound',
  'handOver.decisionOver',
  'handOver.approvalDecided',
  'handOver.requestReused',
  'server.busy',
] as const;

export const confirmDisposal = endpoint({
  method: 'POST',
  path: '/staff/shelf-decisions/{id}/confirm',
  summary:
    'Disposes of a parcel that somebody else has asked for: cancelled as ABANDONED, out of its cell, its delivery and storage owed no more, and the customer gets a letter. A repeated `requestId` confirms once',
  access: manager,
  params: ofDecision,
  body: z.strictObject({ requestId: z.uuid(), version: z.int() }),
  data: shelfDecision,
  errors: [
    ...answerErrors,
    'tracking.parcelNotFound',
    'tracking.parcelHeld',
    'tracking.roleNotAllowed',
    'list.changedMeanwhile',
    'handOver.alreadyGiven',
    'handOver.notHere',
    'handOver.withCourier',
    'handOver.ownApproval',
    'handOver.photoMissing',
    'handOver.notUnclaimed',
    'handOver.noticeNotOver',
  ],
});

export const refuseDisposal = endpoint({
  method: 'POST',
  path: '/staff/shelf-decisions/{id}/refuse',
  summary:
    'Refuses a disposal that somebody else has asked for, with a reason; the parcel stands for a decision again',
  access: manager,
  params: ofDecision,
  body: z.strictObject({ requestId: z.uuid(), reason }),
  data: shelfDecision,
  errors: [...answerErrors, 'handOver.ownApproval'],
});

export const withdrawDecision = endpoint({
  method: 'POST',
  path: '/staff/shelf-decisions/{id}/withdraw',
  summary:
    'Takes back, with a reason, what stands: storing longer, a return that has not left its point, a disposal that nobody has confirmed',
  access: manager,
  params: ofDecision,
  body: z.strictObject({ requestId: z.uuid(), reason }),
  data: shelfDecision,
  errors: [...answerErrors, 'tracking.parcelNotFound', 'tracking.roleNotAllowed'],
});

export const readReturns = endpoint({
  method: 'GET',
  path: '/staff/returns',
  summary:
    'Returns that are under way, the first ordered first: those that a point still has to send, those that a hub has to take in, and, after these, those that lie there until their senders fetch them. A point sees its own, a hub those that go to it, the office all. `flagged` are the open parcels that are flagged as going back, with and without an order, as the home counts them, and where they were reported to lie',
  access: { kind: 'staff', authority: 'parcel:flag' },
  data: z.object({
    list: z.array(z.object({ ...shelfDecision.shape, cell: nullableText })),
    flagged: flaggedParcels,
  }),
  errors: [],
});

export const sendReturn = endpoint({
  method: 'POST',
  path: '/staff/returns/send',
  summary:
    'A scanned parcel leaves its point for the hub with whoever carries it: cancelled as RETURNED, out of its cell, its delivery and storage owed no more, and the customer gets a letter. A repeated `requestId` sends once',
  access: { kind: 'staff', authority: 'parcel:hand-over' },
  body: z.strictObject({ requestId: z.uuid(), code: scanned, carriedBy: wireText({ max: 120, min: 2 }) }),
  data: shelfDecision,
  errors: [
    'request.invalid',
    'tracking.parcelNotFound',
    'tracking.roleNotAllowed',
    'handOver.noReturn',
    'handOver.alreadyGiven',
    'handOver.notHere',
    'handOver.withCourier',
    'handOver.requestReused',
    'server.busy',
  ],
});

export const takeReturnIn = endpoint({
  method: 'POST',
  path: '/staff/returns/arrive',
  summary:
    'A scanned parcel that a point has sent back has come to its hub. A repeated `requestId` takes it in once',
  access: { kind: 'staff', authority: 'parcel:inbound' },
  body: z.strictObject({ requestId: z.uuid(), code: scanned }),
  data: shelfDecision,
  errors: ['request.invalid', 'handOver.noReturn', 'handOver.requestReused', 'server.busy'],
});

export const giveToSender = endpoint({
  method: 'POST',
  path: '/staff/returns/fetch',
  summary:
    'A scanned parcel that has come to its hub is given to its sender, or whoever fetches it for the sender, by a document that was seen: that ends the return. A repeated `requestId` gives it once',
  access: { kind: 'staff', authority: 'parcel:inbound' },
  body: z.strictObject({
    requestId: z.uuid(),
    code: scanned,
    /** Name and surname, and the firm. */
    to: wireText({ max: 120, min: 2 }),
    document: seenDocument,
  }),
  data: shelfDecision,
  errors: [
    'request.invalid',
    'handOver.noReturn',
    'handOver.returnUnderWay',
    'handOver.returnFetched',
    'handOver.requestReused',
    'server.busy',
  ],
});

export const ownShelfNews = endpoint({
  method: 'GET',
  path: '/profile/shelf',
  summary:
    'What happens next, and until when, to own parcels that had their final notice or were not taken: until when they can be collected, that they are stored, go back, or were disposed of; what has ended, for thirty days',
  access: customerAccess,
  data: z.object({
    list: z.array(
      z.object({
        trackingCode: z.string(),
        pickupPoint: z.string(),
        news: z.enum(shelfNews),
        title: z.string(),
        text: z.string(),
        /** The last Dushanbe day on which it can be collected; null where none was named. */
        until: nullableText,
      }),
    ),
  }),
  errors: [],
});

export const shelfDecisionEndpoints = [
  readShelf,
  storeLonger,
  orderReturn,
  askDisposal,
  sendShelfPhoto,
  confirmDisposal,
  refuseDisposal,
  withdrawDecision,
  readReturns,
  sendReturn,
  takeReturnIn,
  sendReturnPhoto,
  giveToSender,
  ownShelfNews,
] as const;
