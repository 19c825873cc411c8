import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';

/** A record by its kind and how the calls name it: a tracking code, an order code, the id of a customer. */
export type RecordOf = { kind: 'parcel' | 'order' | 'customer'; id: string };
export type Note = ReplyTo<'GET /staff/parcels/{id}/notes'>['list'][number];

export type TimelineEntry = ReplyTo<'GET /staff/parcels/{id}/timeline'>['list'][number];

export type Thread = ReplyTo<'GET /staff/parcels/{id}/messages'>;

const quiet = { quiet: true } as const;

/** What colleagues have noted of a record. */
export function readNotes({ kind, id }: RecordOf, signal: AbortSignal) {
  if (kind === 'order')
    return call('GET /staff/orders/{code}/notes', { params: { code: id }, ...quiet, signal });
  const path = kind === 'parcel' ? 'GET /staff/parcels/{id}/notes' : 'GET /staff/customers/{id}/notes';
  return call(path, { params: { id }, ...quiet, signal });
}

/** Adds a note that calls these colleagues; the same id adds it once. Throws ApiError. */
export function sendNote(
  { kind, id }: RecordOf,
  requestId: string,
  text: string,
  mentions: readonly string[] = [],
) {
  const body = { requestId, text, mentions: [...mentions] };
  if (kind === 'order')
    return call('POST /staff/orders/{code}/notes', { params: { code: id }, body, ...quiet });
  const path = kind === 'parcel' ? 'POST /staff/parcels/{id}/notes' : 'POST /staff/customers/{id}/notes';
  return call(path, { params: { id }, body, ...quiet });
}

/** Takes an own note back. Throws ApiError. */
export function takeBackNote(id: string) {
  return call('POST /staff/notes/{id}/take-back', { params: { id }, ...quiet });
}

/** All that happened to a record, newest first. */
export function readTimeline({ kind, id }: RecordOf, signal: AbortSignal) {
  if (kind === 'order')
    return call('GET /staff/orders/{code}/timeline', { params: { code: id }, ...quiet, signal });
  const path = kind === 'parcel' ? 'GET /staff/parcels/{id}/timeline' : 'GET /staff/customers/{id}/timeline';
  return call(path, { params: { id }, ...quiet, signal });
}

/** What was written between the office and the customer about a record. */
export function readThread({ kind, id }: RecordOf, signal: AbortSignal): Promise<Thread> {
  if (kind === 'order')
    return call('GET /staff/orders/{code}/messages', { params: { code: id }, ...quiet, signal });
  const path = kind === 'parcel' ? 'GET /staff/parcels/{id}/messages' : 'GET /staff/customers/{id}/messages';
  return call(path, { params: { id }, ...quiet, signal });
}

/**
 * Writes to the customer about a record, after the message that was seen last; the same id writes it once. Throws
 * ApiError.
 */
export function writeMessage(
  { kind, id }: RecordOf,
  requestId: string,
  text: string,
  seen?: string,
): Promise<Thread> {
  const body = { requestId, text, ...(seen !== undefined && { seen }) };
  if (kind === 'order')
    return call('POST /staff/orders/{code}/messages', { params: { code: id }, body, ...quiet });
  const path =
    kind === 'parcel' ? 'POST /staff/parcels/{id}/messages' : 'POST /staff/customers/{id}/messages';
  return call(path, { params: { id }, body, ...quiet });
}

/** Who may be called by a note. */
export function readColleagues(signal: AbortSignal) {
  return call('GET /staff/colleagues', { ...quiet, signal });
}

/** Says that notes which call this user were read. Throws ApiError. */
export function sayRead(ids: string[]) {
  return call('POST /staff/mentions/read', { body: { ids }, ...quiet });
}
