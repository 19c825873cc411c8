import type { DelayReason, LoadDifference, TripEventType } from '@rohi/contract/trips/trip-words';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

export type TripEventRow = {
  id: number;
  tripId: string;
  type: TripEventType;
  placeId: number | null;
  at: Date;
  recordedAt: Date;
  by: string;
  note: string | null;
  /** Null: the whole trip. */
  parcelIds: string[] | null;
  requestId: string | null;
  takenBackAt: Date | null;
  takenBackBy: string | null;
  takenBackReason: string | null;
  /** Of a departure: why something else is aboard than was planned. */
  difference: LoadDifference | null;
};

const columns = query`id::float8 as id, trip_id::text as "tripId", type, place_id as "placeId", occurred_at as at,
  recorded_at as "recordedAt", actor as by, note, parcel_ids::text[] as "parcelIds", request_id as "requestId",
  taken_back_at as "takenBackAt", taken_back_by as "takenBackBy",
  taken_back_reason as "takenBackReason", difference`;

type NewTripEvent = Pick<TripEventRow, 'tripId' | 'type' | 'at' | 'recordedAt' | 'by'> &
  Partial<Pick<TripEventRow, 'placeId' | 'note' | 'parcelIds' | 'requestId' | 'difference'>>;

/** Adds to the history of a trip; undefined when this request has done so before. */
export async function insertTripEvent(tx: Tx, event: NewTripEvent): Promise<number | undefined> {
  const { placeId = null, note = null, parcelIds = null, requestId = null, difference = null } = event;
  const { rows } = await query<{ id: number }>`
    insert into trip_event (trip_id, type, place_id, occurred_at, recorded_at, actor, note, parcel_ids, request_id, difference)
    values (${event.tripId}::bigint, ${event.type}, ${placeId}, ${event.at}, ${event.recordedAt}, ${event.by}, ${note},
      ${parcelIds}::bigint[], ${requestId}::uuid, ${difference})
    on conflict (request_id) do nothing returning id::float8 as id`.execute(tx);
  return rows[0]?.id;
}

/** What a request has added to a history. */
export async function findEventOfRequest(db: Db | Tx, requestId: string): Promise<TripEventRow | undefined> {
  const { rows } = await query<TripEventRow>`
    select ${columns} from trip_event where request_id = ${requestId}::uuid`.execute(db);
  return rows[0];
}

/** The history of trips, in the order in which it came on record. */
export async function listTripEvents(db: Db | Tx, tripIds: readonly string[]): Promise<TripEventRow[]> {
  const { rows } = await query<TripEventRow>`
    select ${columns} from trip_event where trip_id = any(${[...tripIds]}::bigint[]) order by id`.execute(db);
  return rows;
}

/** Takes back what was wrong; it stays in the history. */
export async function takeEventsBack(
  tx: Tx,
  ids: readonly number[],
  { at, by, reason = null }: { at: Date; by: string; reason?: string | null },
): Promise<void> {
  await query`
    update trip_event set taken_back_at = ${at}, taken_back_by = ${by}, taken_back_reason = ${reason}
    where id = any(${[...ids]}::bigint[])`.execute(tx);
}

export type TripDelayRow = {
  id: number;
  tripId: string;
  tripCode: string;
  telling: string;
  reason: DelayReason;
  days: number;
  placeId: number | null;
  note: string | null;
  announcedAt: Date;
  announcedBy: string;
  endedAt: Date | null;
  takenBackAt: Date | null;
};

const delayColumns = query`trip_delay.id::float8 as id, trip_delay.trip_id::text as "tripId", trip.code as "tripCode",
  trip_delay.telling, trip_delay.reason, trip_delay.days, trip_delay.place_id as "placeId", trip_delay.note,
  trip_delay.announced_at as "announcedAt", trip_delay.announced_by as "announcedBy", trip_delay.ended_at as "endedAt",
  trip_delay.taken_back_at as "takenBackAt"`;

/** The delays of trips, in the order of telling. */
export async function listTripDelays(db: Db | Tx, tripIds: readonly string[]): Promise<TripDelayRow[]> {
  const { rows } = await query<TripDelayRow>`
    select ${delayColumns} from trip_delay join trip on trip.id = trip_delay.trip_id
    where trip_delay.trip_id = any(${[...tripIds]}::bigint[]) order by trip_delay.id`.execute(db);
  return rows;
}

/** The delays that one form has announced. */
export async function delaysOfTelling(db: Db | Tx, telling: string): Promise<TripDelayRow[]> {
  const { rows } = await query<TripDelayRow>`
    select ${delayColumns} from trip_delay join trip on trip.id = trip_delay.trip_id
    where trip_delay.telling = ${telling}::uuid order by trip_delay.id`.execute(db);
  return rows;
}

export async function findDelay(db: Db | Tx, id: number): Promise<TripDelayRow | undefined> {
  const { rows } = await query<TripDelayRow>`
    select ${delayColumns} from trip_delay join trip on trip.id = trip_delay.trip_id
    where trip_delay.id = ${id}`.execute(db);
  return rows[0];
}

type NewDelay = Pick<
  TripDelayRow,
  'telling' | 'reason' | 'days' | 'placeId' | 'note' | 'announcedAt' | 'announcedBy'
>;

export async function insertDelays(tx: Tx, tripIds: readonly string[], delay: NewDelay): Promise<void> {
  const { telling, reason, days, placeId, note, announcedAt, announcedBy } = delay;
  await query`
    insert into trip_delay (trip_id, telling, reason, days, place_id, note, announced_at, announced_by)
    select id, ${telling}::uuid, ${reason}, ${days}, ${placeId}::integer, ${note}::text, ${announcedAt}, ${announcedBy}
    from unnest(${[...tripIds]}::bigint[]) as id order by id`.execute(tx);
}

/** Ends delays that stand, or takes them back. */
export async function closeDelays(
  tx: Tx,
  ids: readonly number[],
  act: 'END' | 'TAKE_BACK',
  { at, by }: { at: Date; by: string },
): Promise<void> {
  const written =
    act === 'END'
      ? query`ended_at = ${at}, ended_by = ${by}`
      : query`taken_back_at = ${at}, taken_back_by = ${by}`;
  await query`update trip_delay set ${written} where id = any(${[...ids]}::bigint[])`.execute(tx);
}
