/**
 * Owns what files say of where trips were. Promises that a position stands in the history of its trip once, however
 * many files and rows have it.
 */
import { tripEventTypes, type TripEventType } from '@rohi/contract/trips/trip-words';
import { createHash } from 'node:crypto';
import type { ChangeFeed } from '../../platform/change-feed.ts';
import type { Tx } from '../../platform/database.ts';
import { announceTrips, findTrips, insertTripEvent } from './trips.service.ts';

export type FilePosition = {
  trip: string;
  type: string;
  placeId: number | null;
  at: Date;
  /** The same for the same position of any file. */
  requestId: string;
};

/**
 * Adds positions to the histories of their trips; one that is there already stays as it is, also where it was taken
 * back.
 */
export async function recordPositions(
  changes: ChangeFeed,
  tx: Tx,
  positions: readonly FilePosition[],
  { at: recordedAt, by }: { at: Date; by: string },
): Promise<void> {
  const distinct = new Map(positions.map((position) => [uuidOf(position.requestId), position]));
  const trips = new Map(
    (await findTrips(tx, [...new Set(positions.map(({ trip }) => trip))])).map(({ code, id }) => [code, id]),
  );
  const added: (number | undefined)[] = [];
  // In one order for all files: two that have the same positions wait for each other once.
  const ordered = [...distinct].toSorted(
    ([id, a], [otherId, b]) => a.at.getTime() - b.at.getTime() || id.localeCompare(otherId),
  );
  for (const [requestId, { trip, type, placeId, at }] of ordered) {
    const tripId = trips.get(trip);
    if (tripId === undefined || !isTripEvent(type)) continue;
    added.push(await insertTripEvent(tx, { tripId, type, placeId, at, recordedAt, by, requestId }));
  }
  if (added.some((id) => id !== undefined)) await announceTrips(changes, tx);
}

function isTripEvent(type: string): type is TripEventType {
  return tripEventTypes.some((eventType) => eventType === type);
}

function uuidOf(requestId: string): string {
  const hex = createHash('sha256').update(requestId).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
