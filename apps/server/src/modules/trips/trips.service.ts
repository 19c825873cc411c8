/**
 * Owns trips: what is known of each, how far it is, what has happened to it and of which delays customers were
 * informed. Promises that a trip has one code, that its history only grows, and that what a file calls a trip is one.
 * Which parcels go with it stands with the parcels.
 */
import { announceChanges, type ChangeFeed } from '../../platform/change-feed.ts';
import type { Db, Tx } from '../../platform/database.ts';
import {
  closeDelays,
  delaysOfTelling,
  findDelay,
  findEventOfRequest,
  insertDelays,
  insertTripEvent,
  listTripDelays,
  listTripEvents,
  takeEventsBack,
} from './trip-event.store.ts';
import {
  findLastStops,
  findTripRows,
  insertFileTrips,
  insertTripRow,
  listRoadTrips,
  listTripRows,
  lockTripRows,
  updateTripProgress,
  updateTripRow,
  type TripRow,
} from './trip.store.ts';

export {
  closeDelays,
  delaysOfTelling,
  findDelay,
  findEventOfRequest,
  findLastStops,
  insertDelays,
  insertTripEvent,
  insertTripRow,
  listRoadTrips,
  listTripDelays,
  listTripEvents,
  listTripRows,
  lockTripRows,
  takeEventsBack,
  updateTripProgress,
  updateTripRow,
};
export type { TripDelayRow, TripEventRow } from './trip-event.store.ts';
export type { TripFields, TripRow } from './trip.store.ts';

/** The change of any trip is announced to all processes by this key: who keeps something of trips reads it again. */
export const tripsChangeKey = 'list:trip';

/** Announces to all processes that trips have changed. */
export async function announceTrips(changes: ChangeFeed, tx: Tx): Promise<void> {
  await announceChanges(changes, tx, [tripsChangeKey]);
}

/** The trip of a code; undefined when there is none. */
export async function findTrip(db: Db | Tx, code: string): Promise<TripRow | undefined> {
  return (await findTripRows(db, [code]))[0];
}

/** Trips by their codes; those that there are. */
export function findTrips(db: Db | Tx, codes: readonly string[]): Promise<TripRow[]> {
  return findTripRows(db, codes);
}

/**
 * When these trips have left. Those that have not are missing, and so are trips that a file has named: theirs is the
 * moment when the file was read.
 */
export async function departuresOf(db: Db | Tx, codes: readonly string[]): Promise<Map<string, Date>> {
  const trips = codes.length === 0 ? [] : await findTripRows(db, codes);
  return new Map(
    trips.flatMap(({ code, departedAt, isFromFile }) =>
      departedAt === null || isFromFile ? [] : [[code, departedAt] as const],
    ),
  );
}

/** Makes trips of codes that parcels are given and that there are no trips of: a file names them. */
export async function ensureTrips(
  tx: Tx,
  codes: readonly string[],
  written: { at: Date; by: string },
): Promise<void> {
  const wanted = [...new Set(codes)];
  if (wanted.length > 0) await insertFileTrips(tx, wanted, written);
}
