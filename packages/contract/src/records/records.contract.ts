import * as z from 'zod/mini';
import type { Authority } from '../authorities.ts';
import { endpoint } from '../endpoint.ts';
import type { ErrorName } from '../errors.ts';
import { historyEntry } from '../lists/staff-list.ts';
import { maxTrackingCodeLength } from '../tracking/tracking-codes.ts';
import { wireText } from '../wire-text.ts';

/** A note of a colleague: for staff alone, never shown to the customer. */
const note = z.object({
  id: z.string(),
  text: z.string(),
  author: z.string(),
  at: z.string(),
  /** The caller's own, which may be taken back. */
  isOwn: z.boolean(),
});

const notes = z.object({ list: z.array(note) });

/** The calls that every record has: its notes, and all that happened to it in one list. */
function recordCalls<
  const Path extends string,
  Params extends z.ZodMiniType,
  const Missing extends ErrorName,
>(record: { path: Path; of: string; read: Authority; params: Params; missing: Missing }) {
  const access = { kind: 'staff', authority: record.read } as const;
  const { params, of, missing } = record;
  const path: Path = record.path;
  return {
    timeline: endpoint({
      method: 'GET',
      path: `/staff/${path}/timeline` as const,
      summary: `All that happened to ${of}, newest first: events, notes, letters and claims, with who and when`,
      access,
      params,
      data: z.object({ list: z.array(historyEntry) }),
      errors: [missing],
    }),
    notes: endpoint({
      method: 'GET',
      path: `/staff/${path}/notes` as const,
      summary: `What colleagues have noted of ${of}, newest first; no customer sees it`,
      access,
      params,
      data: notes,
      errors: [missing],
    }),
    addNote: endpoint({
      method: 'POST',
      path: `/staff/${path}/notes` as const,
      summary: `Notes something of ${of} for colleagues. May be repeated with the same requestId`,
      access,
      params,
      body: z.object({ requestId: z.uuid(), text: wireText({ max: 1_000, min: 1 }) }),
      data: notes,
      errors: [missing, 'request.invalid'],
    }),
  };
}

export const parcelRecord = recordCalls({
  path: 'parcels/{id}',
  of: 'a parcel',
  read: 'parcel:read',
  params: z.object({ id: wireText({ max: maxTrackingCodeLength, min: 1 }) }),
  missing: 'tracking.parcelNotFound',
});

export const orderRecord = recordCalls({
  path: 'orders/{code}',
  of: 'an order',
  read: 'order:read',
  params: z.object({ code: wireText({ max: 40, min: 1 }) }),
  missing: 'orders.notFound',
});

export const customerRecord = recordCalls({
  path: 'customers/{id}',
  of: 'a customer',
  read: 'customer:read',
  params: z.object({ id: z.uuid() }),
  missing: 'list.notFound',
});

export const takeBackNote = endpoint({
  method: 'POST',
  path: '/staff/notes/{id}/take-back',
  summary: 'Takes an own note back: it is shown no longer, that it was there stays on record',
  access: { kind: 'staff', authority: 'parcel:read' },
  params: z.object({ id: z.uuid() }),
  data: z.null(),
  errors: ['list.notFound'],
});

export const recordEndpoints = [
  ...Object.values(parcelRecord),
  ...Object.values(orderRecord),
  ...Object.values(customerRecord),
  takeBackNote,
] as const;
