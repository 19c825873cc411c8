import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { claimStates } from '../orders/claim-rules.ts';
import { pagingQuery } from '../paging.ts';
import { scanSides } from '../stations/scans.contract.ts';
import { maxTrackingCodeLength } from '../tracking/tracking-codes.ts';
import { wireText } from '../wire-text.ts';
import { clueNames, longestClue, stepKinds } from './pool-rules.ts';

const nullableText = z.nullable(z.string());
const code = wireText({ max: maxTrackingCodeLength, min: 1 });
const staffAccess = { kind: 'staff', authority: 'claim:decide' } as const;

const clueText = z.nullable(wireText({ max: longestClue }));

/** What can be read of a parcel; null where nothing can. `?` stands for an illegible sign. */
const clues = {
  code: clueText,
  customerCode: clueText,
  name: clueText,
  phone: clueText,
  goods: clueText,
  seller: clueText,
};

const poolRow = z.object({
  trackingCode: z.string(),
  /** What can be read of the code on the label; null where nothing can. */
  readCode: nullableText,
  weightG: z.nullable(z.int()),
  cell: nullableText,
  receivedAt: z.string(),
  /** Open claims of customers. */
  claims: z.int(),
});

/** A declaration that a parcel was bound to. */
const binding = z.object({
  trackingCode: z.string(),
  declaredCode: z.string(),
  customerCode: z.string(),
  orderCode: nullableText,
  boundAt: z.string(),
  boundBy: z.string(),
});
export type PoolBinding = z.output<typeof binding>;

const neighbour = z.object({
  trackingCode: z.string(),
  customerCode: nullableText,
  at: z.string(),
  by: z.string(),
});

const poolParcel = z.object({
  trackingCode: z.string(),
  /** Grows with each change of what can be read. */
  version: z.int(),
  clues: z.object(clues),
  weightG: z.nullable(z.int()),
  sides: z.nullable(scanSides),
  cell: nullableText,
  warehouse: nullableText,
  receivedAt: z.string(),
  receivedBy: z.string(),
  /** The station that received it; null where it came by a file. */
  device: nullableText,
  /** Three scans of the same station before it and after it, in their order. */
  before: z.array(neighbour),
  after: z.array(neighbour),
  claims: z.array(
    z.object({
      code: z.string(),
      state: z.enum(claimStates),
      customerCode: z.string(),
      openedAt: z.string(),
    }),
  ),
  /** Null while it waits. */
  binding: z.nullable(binding),
});
export type PoolParcel = z.output<typeof poolParcel>;

const candidate = z.object({
  customerCode: z.string(),
  orderCode: nullableText,
  trackingCode: z.string(),
  goods: nullableText,
  pickupPoint: nullableText,
  /** 0 to 100. */
  score: z.int(),
  /** The code of the label beside the declared one; empty where nothing of it is left. */
  steps: z.array(z.object({ label: z.string(), declared: z.string(), kind: z.enum(stepKinds) })),
  /** What speaks for it and against it, with the values that are compared. */
  reasons: z.array(
    z.object({
      clue: z.enum(clueNames),
      isFor: z.boolean(),
      /** What the parcel says and what is declared; never a name, and of a telephone number its end alone. */
      read: nullableText,
      declared: nullableText,
    }),
  ),
});
export type PoolCandidate = z.output<typeof candidate>;

export const listPool = endpoint({
  method: 'GET',
  path: '/pool',
  summary:
    'The unidentified parcels in the own warehouse, or in all of them, those that have waited longest first',
  access: staffAccess,
  query: z.object(pagingQuery),
  data: z.object({ total: z.int(), list: z.array(poolRow), bound: z.array(binding) }),
  errors: ['request.invalid'],
});

export const readPoolParcel = endpoint({
  method: 'GET',
  path: '/pool/{code}',
  summary:
    'An unidentified parcel: what can be read of it, what was scanned before and after it, who claims it',
  access: staffAccess,
  params: z.object({ code }),
  data: poolParcel,
  errors: ['pool.notFound'],
});

export const poolCandidates = endpoint({
  method: 'GET',
  path: '/pool/{code}/candidates',
  summary:
    'Whose it may be: the three likeliest customers among those who wait for a parcel, with what speaks for and against each',
  access: staffAccess,
  params: z.object({ code }),
  data: z.object({
    list: z.array(candidate),
    /** Open declarations that were compared. */
    compared: z.int(),
    tookMs: z.int(),
    /** Whether the first of them stands high enough, and far enough above the next, to be bound. */
    mayBind: z.boolean(),
  }),
  errors: ['pool.notFound'],
});

export const saveClues = endpoint({
  method: 'PUT',
  path: '/pool/{code}/clues',
  summary: 'Writes down what can be read of an unidentified parcel',
  access: staffAccess,
  params: z.object({ code }),
  body: z.strictObject({ version: z.int(), ...clues }),
  data: poolParcel,
  errors: ['request.invalid', 'pool.notFound', 'list.changedMeanwhile', 'pool.bound', 'server.busy'],
});

export const bindParcel = endpoint({
  method: 'POST',
  path: '/pool/{code}/bind',
  summary:
    'The parcel is the one of this declaration, which must be the first of its candidates: that one is received with weight, sides and cell, open claims end. A repeated `requestId` changes nothing',
  access: staffAccess,
  params: z.object({ code }),
  body: z.strictObject({ requestId: z.uuid(), declaredCode: code }),
  data: poolParcel,
  errors: [
    'request.invalid',
    'pool.notFound',
    'pool.bound',
    'pool.notSure',
    'pool.notWaiting',
    'claims.parcelAway',
    'claims.parcelOwned',
    'tracking.parcelHeld',
    'server.busy',
  ],
});

export const unbindParcel = endpoint({
  method: 'POST',
  path: '/pool/{code}/unbind',
  summary:
    'Takes a binding back, until the parcel has left the warehouse: the declaration waits again, the parcel is nobody’s, claims that the binding ended are open. A repeated `requestId` changes nothing',
  access: staffAccess,
  params: z.object({ code }),
  body: z.strictObject({
    requestId: z.uuid(),
    /** The station at which it is taken back, where it is one: the timelines of both parcels name it. */
    deviceId: z.optional(z.uuid()),
  }),
  data: poolParcel,
  errors: [
    'request.invalid',
    'pool.notFound',
    'pool.notBound',
    'stations.deviceNotFound',
    'claims.parcelAway',
    'tracking.undoTooLate',
    'server.busy',
  ],
});

export const poolEndpoints = [
  listPool,
  readPoolParcel,
  poolCandidates,
  saveClues,
  bindParcel,
  unbindParcel,
] as const;
