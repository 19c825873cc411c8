import * as z from 'zod/mini';
import type { EventKind } from '../job-kind.ts';

/** The events that one transaction has added to the history of a parcel: their numbers, both included. */
export const historyAdded = z.object({
  parcelId: z.string().check(z.regex(/^\d+$/)),
  from: z.int(),
  to: z.int(),
});
export type HistoryAdded = z.output<typeof historyAdded>;

const payload = z.object({ parcels: z.array(historyAdded) });

/** Something has happened to these parcels, in one transaction; each stands in the list once. */
export const parcelsMoved = {
  name: 'tracking.parcelsMoved',
  payload,
} as const satisfies EventKind<z.output<typeof payload>>;
