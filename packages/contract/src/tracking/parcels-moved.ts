import * as z from 'zod/mini';
import type { EventKind } from '../job-kind.ts';
import { parcelStatuses, type ParcelStatus } from './parcel-status.ts';

/**
 * The events that one transaction has added to the history of a parcel: their numbers, both included, and the status to
 * which they brought it, where that is another one than before.
 */
export const historyAdded = z.object({
  parcelId: z.string().check(z.regex(/^\d+$/)),
  from: z.int(),
  to: z.int(),
  status: z.optional(z.enum(parcelStatuses as [ParcelStatus, ...ParcelStatus[]])),
});
export type HistoryAdded = z.output<typeof historyAdded>;

const payload = z.object({ parcels: z.array(historyAdded) });

/** Something has happened to these parcels, in one transaction; each stands in the list once. */
export const parcelsMoved = {
  name: 'tracking.parcelsMoved',
  payload,
} as const satisfies EventKind<z.output<typeof payload>>;
