import * as z from 'zod/mini';
import type { Authority } from '../authorities.ts';
import { endpoint } from '../endpoint.ts';
import type { ErrorName } from '../errors.ts';
import { historyEntry } from '../lists/staff-list.ts';
import { photoKinds } from '../tracking/photo-rules.ts';
import { maxTrackingCodeLength } from '../tracking/tracking-codes.ts';
import { wireText } from '../wire-text.ts';
import { customerAccount } from './customer-account.contract.ts';
import { customerMergeEndpoints } from './customer-merge.contract.ts';
import { staffParcelActs } from './parcel-acts.contract.ts';

/** A note calls so many colleagues at most. */
const mostMentions = 10;

/** A note of a colleague: for staff alone, never shown to the customer. */
const note = z.object({
  id: z.string(),
  text: z.string(),
  author: z.string(),
  at: z.string(),
  /** The caller's own, which may be taken back. */
  isOwn: z.boolean(),
  /** The mentioned colleagues. */
  mentions: z.array(z.object({ id: z.string(), name: z.string() })),
  /** It calls the caller, who has not said yet that it was read. */
  callsMe: z.boolean(),
});

const noteBody = z.object({
  requestId: z.uuid(),
  text: wireText({ max: 1_000, min: 1 }),
  /** The colleagues who are called. */
  mentions: z.optional(z.array(z.uuid()).check(z.maxLength(mostMentions))),
});

const notes = z.object({ list: z.array(note) });

const timelineEntry = z.object({
  ...historyEntry.shape,
  /** Of a parcel: the photos that show it. */
  photos: z.optional(z.array(z.object({ photoId: z.uuid(), kind: z.enum(photoKinds) }))),
});

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
      summary: `All that happened to ${of}, newest first: events, notes, letters, claims and photos, with who and when`,
      access,
      params,
      data: z.object({ list: z.array(timelineEntry) }),
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
      summary: `Notes something of ${of} for colleagues, and calls those that are mentioned. May be repeated with the same requestId`,
      access,
      params,
      body: noteBody,
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
  summary:
    'Takes an own note back: it is shown no longer, that it was there stays on record. May be repeated',
  access: { kind: 'staff', authority: 'parcel:read' },
  params: z.object({ id: z.uuid() }),
  data: z.null(),
  errors: ['list.notFound'],
});

const anyStaff = { kind: 'staff', authority: 'parcel:read' } as const;

export const listColleagues = endpoint({
  method: 'GET',
  path: '/staff/colleagues',
  summary: 'Who can be called by a note: staff whose access is open, by name',
  access: anyStaff,
  data: z.object({ list: z.array(z.object({ id: z.string(), name: z.string() })) }),
  errors: [],
});

export const listMentions = endpoint({
  method: 'GET',
  path: '/staff/mentions',
  summary:
    'Notes that call the caller and were not read yet, the newest first; of records that the caller sees',
  access: anyStaff,
  data: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        /** A tracking code, an order code or a customer code. */
        about: z.object({ kind: z.enum(['parcel', 'order', 'customer']), code: z.string() }),
        text: z.string(),
        author: z.string(),
        at: z.string(),
      }),
    ),
  }),
  errors: [],
});

export const readMentions = endpoint({
  method: 'POST',
  path: '/staff/mentions/read',
  summary: 'Says that the caller has read these notes. May be repeated',
  access: anyStaff,
  body: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(200)) }),
  data: z.null(),
  errors: ['request.invalid'],
});

export const recordEndpoints = [
  ...Object.values(parcelRecord),
  ...Object.values(orderRecord),
  ...Object.values(customerRecord),
  takeBackNote,
  listColleagues,
  listMentions,
  readMentions,
  staffParcelActs,
  customerAccount,
  ...customerMergeEndpoints,
] as const;
