/**
 * Owns what trips carry, in numbers. Promises that they are never apart from parcels and loads, and that trips of files
 * stand where their parcels do.
 */
import { isBeforeDeparture } from '@rohi/contract/trips/trip-words';
import type { Tx } from '../../../platform/database.ts';
import { sendAhead } from '../../../platform/pipelined-transaction.ts';
import { follow, noteWrites, type Projection, type WriteKind } from '../../../platform/projections.ts';
import { parcelsWritten, type WrittenParcel } from '../../tracking/moves/written-parcels.service.ts';
import { findTrips, updateTripProgress, type TripRow } from '../../trips/trips.service.ts';
import {
  countTrips,
  deleteLostLoads,
  lockTallies,
  readTallies,
  writeTallies,
  type GoodsCount,
  type TripCount,
} from './trip-tally.store.ts';

export { readTallies };
export type { TripTally } from './trip-tally.store.ts';

/** Something was planned for trips, loaded or unloaded. */
const loadsWritten: WriteKind<{ code: string }> = { name: 'linehaul.loadsWritten' };

/** Has the numbers of trips follow what this transaction has written of their loads. */
export function noteLoads(tx: Tx, codes: readonly string[]): void {
  noteWrites(
    tx,
    loadsWritten,
    codes.map((code) => ({ code })),
  );
}

export const tripTallies: Projection = {
  follows: [follow(parcelsWritten, countedTrips), follow(loadsWritten, ({ code }) => [code])],
  write: tallyTrips,
};

function countedTrips({ before, after, again }: WrittenParcel): string[] {
  if (before !== undefined && again !== true && countedOf(before) === countedOf(after)) return [];
  return [...new Set([before?.facts.tripCode, after.facts.tripCode])].flatMap((code) => code ?? []);
}

/** What a trip counts of a parcel, as text: equal texts leave its numbers as they are. */
function countedOf({ facts, state }: WrittenParcel['after']): string {
  const { tripCode, weightG, lengthMm, widthMm, heightMm } = facts;
  return JSON.stringify([
    tripCode,
    state.status,
    state.receivedAt === null,
    weightG,
    lengthMm,
    widthMm,
    heightMm,
  ]);
}

async function tallyTrips(tx: Tx, codes: readonly string[]): Promise<void> {
  // Two that load at once count one after the other: the second counts what the first has written.
  sendAhead(lockTallies(tx, codes));
  sendAhead(deleteLostLoads(tx, codes));
  const [counts, found] = await Promise.all([countTrips(tx, codes), findTrips(tx, codes)]);
  const trips = new Map(found.map((trip) => [trip.id, trip]));
  for (const count of counts) {
    const trip = trips.get(count.tripId);
    if (trip?.isFromFile === true) await followParcels(tx, trip, count);
  }
  sendAhead(
    writeTallies(
      tx,
      counts.map((count) => ({ count, shown: shownOf(trips.get(count.tripId), count) })),
    ),
  );
}

/** How far a trip of a file is follows only from its parcels. */
async function followParcels(
  tx: Tx,
  trip: TripRow,
  { onRoad, beyond, departedAt }: TripCount,
): Promise<void> {
  if (onRoad + beyond === 0 || trip.state === 'TAKEN_BACK' || trip.state === 'LOADING') return;
  const isUnloaded = onRoad === 0;
  const state = isUnloaded
    ? 'UNLOADED'
    : isBeforeDeparture(trip.state) || trip.state === 'UNLOADED'
      ? 'DEPARTED'
      : trip.state;
  if (state === trip.state && trip.departedAt?.getTime() === departedAt?.getTime()) return;
  await updateTripProgress(tx, trip.id, { state, departedAt: trip.departedAt ?? departedAt });
}

/** Before it leaves a trip shows what is planned for it or aboard, and then what it carries. */
function shownOf(trip: TripRow | undefined, { waiting, onRoad, beyond, carried }: TripCount): GoodsCount {
  const isWaiting = trip !== undefined && isBeforeDeparture(trip.state) && onRoad + beyond === 0;
  return isWaiting ? waiting : carried;
}
