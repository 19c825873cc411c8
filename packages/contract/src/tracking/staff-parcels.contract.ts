import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fileCall, historyCall } from '../lists/list-calls.ts';
import { daysInQuery, idsInQuery, manyInQuery } from '../lists/list-filters.ts';
import { pagingQuery } from '../paging.ts';
import { parcelPrice, pointsOffer } from '../pricing/charge.contract.ts';
import { businessLines } from '../business-lines.ts';
import { wireText } from '../wire-text.ts';
import { cancelReasons, parcelEventTypes } from './parcel-events.ts';
import { handlingNotes, parcelProblems, parcelStatuses, type ParcelStatus } from './parcel-status.ts';
import { parcelWaits } from './parcel-waits.ts';
import { arrivalEstimate } from './tracking.contract.ts';
import { maxTrackingCodeLength } from './tracking-codes.ts';

const readParcels = { kind: 'staff', authority: 'parcel:read' } as const;
const status = z.enum(parcelStatuses as [ParcelStatus, ...ParcelStatus[]]);
const nullableText = z.nullable(z.string());

/** The most rows that a list counts; beyond it the search has to be narrowed. */
export const mostCountedParcels = 10_000;

/** A parcel as staff see it in a list. `id` is its tracking code; sides in cm, weights in kg. */
const staffParcel = z.object({
  id: z.string(),
  version: z.int(),
  orderCode: nullableText,
  customerCode: nullableText,
  businessLine: z.enum(businessLines),
  status,
  statusName: z.string(),
  problems: z.array(z.enum(parcelProblems)),
  handlingNotes: z.array(z.enum(handlingNotes)),
  pickupPoint: z.nullable(z.object({ id: z.int(), code: z.string(), name: z.string(), city: z.string() })),
  tripCode: nullableText,
  /** Where it lies in a warehouse. */
  cell: nullableText,
  /** The bag that holds it. */
  bagCode: nullableText,
  /** What the box of this parcel is now: it was bound out of the pool. */
  boundTo: nullableText,
  weightKg: nullableText,
  lengthCm: nullableText,
  widthCm: nullableText,
  heightCm: nullableText,
  /** When it came on record. */
  declaredAt: z.string(),
  receivedAt: nullableText,
  /** As its owner sees it. */
  eta: z.nullable(arrivalEstimate),
  freeUntil: nullableText,
  lastEventAt: nullableText,
  /** Lines of other orders that wait for the same code; China decides by the customer code on the box. */
  alsoDeclaredBy: z.array(z.object({ orderCode: nullableText, customerCode: nullableText })),
});

const wanted = {
  search: z.optional(wireText({ max: 2_000 })),
  line: z.optional(z.enum(businessLines)),
  status: z.optional(manyInQuery(parcelStatuses)),
  problem: z.optional(manyInQuery(parcelProblems)),
  waiting: z.optional(z.enum(parcelWaits)),
  unit: z.optional(idsInQuery),
  /** Days on which the parcels came on record. */
  ...daysInQuery,
  /** A whole customer code. */
  customer: z.optional(wireText({ max: 40 })),
  sort: z.optional(z.enum(['declared', '-declared'])),
};

export const listStaffParcels = endpoint({
  method: 'GET',
  path: '/staff/parcels',
  summary:
    'Parcels, the newest first; `search` takes a part of a code, goods, or name and phone of a customer however they are typed, and several whole codes with commas or spaces; `waiting` finds those that a count of `/common/waitaudit` counts',
  access: readParcels,
  query: z.object({ ...pagingQuery, ...wanted }),
  data: z.object({ total: z.int(), list: z.array(staffParcel) }),
  errors: ['request.invalid'],
});

export const getStaffParcel = endpoint({
  method: 'GET',
  path: '/staff/parcels/{id}',
  summary: 'One parcel by its tracking code',
  access: readParcels,
  params: z.object({ id: wireText({ max: maxTrackingCodeLength, min: 1 }) }),
  data: staffParcel,
  errors: ['tracking.parcelNotFound'],
});

export const staffParcelHistory = historyCall({
  path: '/staff/parcels/{id}/history',
  of: 'a parcel',
  read: 'parcel:read',
  params: getStaffParcel.params,
  missing: 'tracking.parcelNotFound',
});

export const staffParcelFile = fileCall({
  path: '/staff/parcels/file',
  of: 'parcels',
  read: 'parcel:read',
  wanted,
});

export const getParcelCharge = endpoint({
  method: 'GET',
  path: '/staff/parcels/{id}/charge',
  summary:
    'What a parcel costs and why: delivery, storage, points; `price` is null while it has not been weighed',
  access: { kind: 'staff', authority: 'charge:read' },
  params: z.object({ id: wireText({ max: maxTrackingCodeLength, min: 1 }) }),
  data: z.object({ price: z.nullable(parcelPrice), points: z.nullable(pointsOffer) }),
  errors: ['tracking.parcelNotFound'],
});

/**
 * What became of a move, in the caller's language. `duplicate`: somebody has reported it before, at `at`; `repeated`:
 * this very request has been written before.
 */
export const moveVerdict = z.object({
  result: z.enum(['moved', 'duplicate', 'repeated']),
  event: z.enum(parcelEventTypes),
  title: z.string(),
  at: z.string(),
  actor: z.string(),
  parcel: staffParcel,
});

export const moveErrors = [
  'tracking.parcelNotFound',
  'tracking.roleNotAllowed',
  'tracking.parcelClosed',
  'tracking.moveNotAllowed',
  'tracking.reasonRequired',
  'server.busy',
] as const;

export const cancelStaffParcel = endpoint({
  method: 'POST',
  path: '/staff/parcels/{id}/cancel',
  summary:
    'Cancels a parcel; which right and which reasons that needs follows from where it is. May be repeated with the same requestId',
  access: readParcels,
  params: getStaffParcel.params,
  body: z.object({ requestId: z.uuid(), reason: z.enum(cancelReasons) }),
  data: moveVerdict,
  errors: moveErrors,
});

export const undoStaffParcel = endpoint({
  method: 'POST',
  path: '/staff/parcels/{id}/undo',
  summary:
    'Takes back the last event of a parcel that somebody reported, over the version that was read; what it implied goes with it. May be repeated with the same requestId',
  access: readParcels,
  params: getStaffParcel.params,
  body: z.object({
    requestId: z.uuid(),
    version: z.int().check(z.positive()),
    reason: z.optional(wireText({ max: 200 })),
  }),
  data: moveVerdict,
  errors: [...moveErrors, 'tracking.nothingToUndo', 'tracking.undoTooLate', 'list.changedMeanwhile'],
});

export const staffParcelEndpoints = [
  listStaffParcels,
  getStaffParcel,
  getParcelCharge,
  staffParcelHistory,
  staffParcelFile,
  cancelStaffParcel,
  undoStaffParcel,
] as const;
