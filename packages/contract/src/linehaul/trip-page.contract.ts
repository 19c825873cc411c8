import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { pagingQuery } from '../paging.ts';
import { parcelProblems, parcelStatuses, type ParcelStatus } from '../tracking/parcel-status.ts';
import { wireText } from '../wire-text.ts';
import { tripCode } from './trip-list.contract.ts';

const nullableText = z.nullable(z.string());

const tripParcel = z.object({
  trackingCode: z.string(),
  customerCode: nullableText,
  orderCode: nullableText,
  goods: nullableText,
  status: z.enum(parcelStatuses as [ParcelStatus, ...ParcelStatus[]]),
  problems: z.array(z.enum(parcelProblems)),
  /** The warehouse in China has received it. */
  isReceived: z.boolean(),
  weightKg: nullableText,
  /** The city that it goes to, in the caller's language. */
  city: nullableText,
  /** The bag that it came aboard in; before that, the one in which it lies. */
  bagCode: nullableText,
  /** Lorry or wagon, counted from 1. */
  unit: z.nullable(z.int()),
  isPlanned: z.boolean(),
  loadedAt: nullableText,
  loadedBy: nullableText,
});
export type TripParcel = z.output<typeof tripParcel>;

export const readTripParcels = endpoint({
  method: 'GET',
  path: '/trips/{id}/parcels',
  summary: 'A page of the parcels of a trip; `search` finds codes of parcels, bags and customers',
  access: { kind: 'staff', authority: 'trip:read' },
  params: z.object({ id: tripCode }),
  query: z.object({ ...pagingQuery, search: z.optional(wireText({ max: 100 })) }),
  data: z.object({ total: z.int(), list: z.array(tripParcel) }),
  errors: ['request.invalid', 'list.notFound'],
});

export const takeTripBack = endpoint({
  method: 'POST',
  path: '/trips/{id}/take-back',
  summary: 'Takes back a trip that has not left, with a reason; what was planned for it waits again',
  access: { kind: 'staff', authority: 'trip:edit' },
  params: z.object({ id: tripCode }),
  body: z.strictObject({ requestId: z.uuid(), reason: wireText({ max: 500, min: 1 }) }),
  data: z.object({ parcels: z.int() }),
  errors: ['request.invalid', 'list.notFound', 'linehaul.otherState', 'server.busy'],
});

export const tripPageEndpoints = [readTripParcels, takeTripBack] as const;
