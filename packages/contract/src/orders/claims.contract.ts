import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { fileCall, historyCall } from '../lists/list-calls.ts';
import { daysInQuery, manyInQuery } from '../lists/list-filters.ts';
import { describeFields } from '../lists/staff-list.ts';
import { pagingQuery } from '../paging.ts';
import { businessLines } from '../business-lines.ts';
import { parcelProblems, parcelStatuses, type ParcelStatus } from '../tracking/parcel-status.ts';
import { maxTrackingCodeLength } from '../tracking/tracking-codes.ts';
import { wireText } from '../wire-text.ts';
import {
  claimRefusals,
  claimSearchResults,
  claimStates,
  mostPictureBytes,
  pictureMediaTypes,
  staffRefusals,
} from './claim-rules.ts';
import { claimFields } from './claim.fields.ts';
import { marketplaces } from './order-rules.ts';

const status = z.enum(parcelStatuses as [ParcelStatus, ...ParcelStatus[]]);
const nullableText = z.nullable(z.string());
const claimCode = wireText({ max: 40, min: 1 });
const trackingCode = wireText({ max: maxTrackingCodeLength, min: 1 });
const note = wireText({ max: 500 });

/** No more of an unclaimed parcel than public tracking shows. */
const foundParcel = z.object({
  trackingCode: z.string(),
  status,
  statusName: z.string(),
  lastEventTime: nullableText,
});

const shownClaim = {
  code: z.string(),
  trackingCode: z.string(),
  state: z.enum(claimStates),
  stateName: z.string(),
  marketplace: z.enum(marketplaces),
  note: nullableText,
  /** False once the picture was deleted, some months after the end of the claim. */
  hasPicture: z.boolean(),
  createdAt: z.string(),
  decidedAt: nullableText,
  refusal: z.nullable(z.enum(claimRefusals)),
  refusalName: nullableText,
  /** What staff wrote to the customer beside the reason. */
  comment: nullableText,
  /** The order that an approved claim has given. */
  orderCode: nullableText,
};

const claim = z.object(shownClaim);

/** A claim as those who decide see it. */
const staffClaim = z.object({
  /** The code again, and a number that grows with the decision: what every list of the console has. */
  id: z.string(),
  version: z.int(),
  ...shownClaim,
  customer: z.object({ code: z.string(), name: z.string() }),
  parcel: z.object({
    status,
    statusName: z.string(),
    orderCode: nullableText,
    customerCode: nullableText,
    weightKg: nullableText,
    problems: z.array(z.enum(parcelProblems)),
    /** False once it has an owner or is closed: a claim to it can only be refused. */
    isClaimable: z.boolean(),
  }),
  /** Other open claims to the same parcel. */
  rivals: z.int(),
  decidedBy: nullableText,
});

export const searchClaimable = endpoint({
  method: 'POST',
  path: '/profile/claims/search',
  leaves: 'nothing',
  summary: 'Whether a parcel of this exact tracking code has no owner; tries that find nothing are limited',
  access: customerAccess,
  body: z.strictObject({ trackingCode }),
  data: z.object({
    result: z.enum(claimSearchResults),
    parcel: z.nullable(foundParcel),
    /** Of an own parcel. */
    orderCode: nullableText,
    /** Of an own claim that is open. */
    claimCode: nullableText,
  }),
  errors: ['request.tooMany'],
});

export const sendPicture = endpoint({
  method: 'POST',
  path: '/profile/claims/pictures',
  summary:
    'The picture of the shop’s order, as the bytes of a JPEG, PNG or WebP; made anew before it is kept',
  access: customerAccess,
  upload: { mediaTypes: pictureMediaTypes, maxBytes: mostPictureBytes },
  data: z.object({ pictureId: z.string(), widthPx: z.int(), heightPx: z.int(), bytes: z.int() }),
  errors: [
    'request.tooLarge',
    'request.tooMany',
    'claims.pictureKind',
    'claims.pictureBroken',
    'claims.pictureTooLarge',
    'claims.pictureAnimated',
    'server.busy',
    'server.diskFull',
  ],
});

export const openClaim = endpoint({
  method: 'POST',
  path: '/profile/claims',
  summary: 'Claim a parcel without an owner; a repeated `requestId` gets the claim made before',
  access: customerAccess,
  body: z.strictObject({
    requestId: z.uuid(),
    trackingCode,
    pictureId: z.uuid(),
    marketplace: z.enum(marketplaces),
    note: z.optional(note),
  }),
  data: claim,
  errors: [
    'request.tooMany',
    'claims.parcelNotFound',
    'claims.alreadyClaimed',
    'claims.tooManyOpen',
    'claims.pictureNotFound',
    'claims.pictureTaken',
  ],
});

export const listOwnClaims = endpoint({
  method: 'GET',
  path: '/profile/claims',
  summary: 'The own claims, the newest first',
  access: customerAccess,
  query: z.object(pagingQuery),
  data: z.object({ total: z.int(), list: z.array(claim) }),
  errors: ['request.invalid'],
});

export const ownClaimPicture = endpoint({
  method: 'GET',
  path: '/profile/claims/{code}/picture',
  summary: 'The picture of an own claim',
  access: customerAccess,
  params: z.object({ code: claimCode }),
  data: z.unknown(),
  download: 'image/jpeg',
  errors: ['claims.notFound'],
});

export const withdrawClaim = endpoint({
  method: 'POST',
  path: '/profile/claims/{code}/withdraw',
  summary: 'Take an open claim back',
  access: customerAccess,
  params: z.object({ code: claimCode }),
  data: claim,
  errors: ['claims.notFound', 'claims.alreadyDecided'],
});

const staffAccess = { kind: 'staff', authority: 'claim:decide' } as const;

const wantedClaims = {
  state: z.optional(manyInQuery(claimStates)),
  /** Days on which the claims were made. */
  ...daysInQuery,
  /** Line of the parcel that is claimed. */
  line: z.optional(z.enum(businessLines)),
  search: z.optional(wireText({ max: 100 })),
};

export const listClaims = endpoint({
  method: 'GET',
  path: '/claims',
  summary: 'Claims to parcels without an owner: open ones the oldest first, others the newest first',
  access: staffAccess,
  query: z.object({ ...pagingQuery, ...wantedClaims }),
  data: z.object({ total: z.int(), list: z.array(staffClaim) }),
  errors: ['request.invalid'],
});

export const getClaim = endpoint({
  method: 'GET',
  path: '/claims/{code}',
  summary: 'One claim to a parcel without an owner',
  access: staffAccess,
  params: z.object({ code: claimCode }),
  data: staffClaim,
  errors: ['claims.notFound'],
});

export const claimHistory = historyCall({
  path: '/claims/{code}/history',
  of: 'a claim',
  read: 'claim:decide',
  params: z.object({ code: claimCode }),
  missing: 'claims.notFound',
});

export const claimFile = fileCall({
  path: '/claims/file',
  of: 'claims',
  read: 'claim:decide',
  wanted: wantedClaims,
});

export const claimPicture = endpoint({
  method: 'GET',
  path: '/claims/{code}/picture',
  summary: 'The picture of a claim',
  access: staffAccess,
  params: z.object({ code: claimCode }),
  data: z.unknown(),
  download: 'image/jpeg',
  errors: ['claims.notFound'],
});

export const approveClaim = endpoint({
  method: 'POST',
  path: '/claims/{code}/approve',
  summary:
    'Give the parcel, with all of its order, to who claims it, and refuse the others; a repeated `requestId` changes nothing',
  access: staffAccess,
  params: z.object({ code: claimCode }),
  body: z.strictObject({ requestId: z.uuid() }),
  data: staffClaim,
  errors: ['claims.notFound', 'claims.alreadyDecided', 'claims.parcelTaken'],
});

export const refuseClaim = endpoint({
  method: 'POST',
  path: '/claims/{code}/refuse',
  summary: 'Refuse a claim with a reason; a repeated `requestId` changes nothing',
  access: staffAccess,
  params: z.object({ code: claimCode }),
  body: z.strictObject({
    requestId: z.uuid(),
    ...describeFields(
      { reason: z.enum(staffRefusals), comment: z.optional(wireText({ max: 300 })) },
      claimFields,
    ),
  }),
  dictionary: claimFields,
  data: staffClaim,
  errors: ['request.invalid', 'claims.notFound', 'claims.alreadyDecided'],
});

export const claimEndpoints = [
  searchClaimable,
  sendPicture,
  openClaim,
  listOwnClaims,
  ownClaimPicture,
  withdrawClaim,
  listClaims,
  getClaim,
  claimHistory,
  claimFile,
  claimPicture,
  approveClaim,
  refuseClaim,
] as const;
