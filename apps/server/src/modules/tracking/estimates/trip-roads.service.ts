/**
 * Owns what this process knows of trips for the estimates of their parcels. Promises that a departure, a report or a
 * delay is in every answer at once here and within a second in other processes, and that nothing of it is written with
 * parcels.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../../context.ts';
import { readCached } from '../../../platform/cached-value.ts';
import type { ChangeFeed } from '../../../platform/change-feed.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import {
  listRoadTrips,
  listTripDelays,
  listTripEvents,
  tripsChangeKey,
  type TripDelayRow,
  type TripEventRow,
} from '../../trips/trips.service.ts';
import { loadFinishedTrips } from './finished-trips.service.ts';
import {
  dayMs,
  departed,
  milestoneKeyOf,
  type FinishedTrip,
  type Milestone,
  type TripDelay,
  type TripRoad,
} from './trip-road.ts';

/** Trips by code, and those that their estimates are made from. */
export type TripRoads = {
  readonly trips: ReadonlyMap<string, TripRoad>;
  readonly finished: readonly FinishedTrip[];
};

/** Parcels of a trip that left longer ago are estimated as those without a trip. */
const knownForDays = 120;

const knownBy = new WeakMap<ChangeFeed, TripRoads>();

/** Trips as this process knows them; the same object while they are the same. */
export function readTripRoads(context: Context, db: Db | Tx): Promise<TripRoads> {
  return readCached(context, tripsChangeKey, async () => {
    const roads = await loadTripRoads(context, db);
    const entry = knownBy.get(context.changes);
    if (entry !== undefined && isDeepStrictEqual(entry, roads)) return entry;
    knownBy.set(context.changes, roads);
    return roads;
  });
}

/** The same as the database has them now. */
export async function loadTripRoads(context: Pick<Context, 'clock'>, db: Db | Tx): Promise<TripRoads> {
  return { trips: await loadTrips(context, db), finished: await loadFinishedTrips(context, db) };
}

async function loadTrips({ clock }: Pick<Context, 'clock'>, db: Db | Tx): Promise<TripRoads['trips']> {
  const trips = await listRoadTrips(db, new Date(clock.now().getTime() - knownForDays * dayMs));
  const ids = trips.map(({ id }) => id);
  const events = Map.groupBy(await listTripEvents(db, ids), ({ tripId }) => tripId);
  const delays = Map.groupBy(await listTripDelays(db, ids), ({ tripId }) => tripId);
  return new Map(
    trips.map(({ id, code, channelId, plannedDepartureAt, cutOffAt, departedAt }): [string, TripRoad] => [
      code,
      {
        channelId,
        plannedAt: plannedDepartureAt?.getTime() ?? null,
        cutOffAt: cutOffAt?.getTime() ?? null,
        milestones: milestonesOf(departedAt, events.get(id) ?? []),
        delays: (delays.get(id) ?? []).map(delayOf),
      },
    ]),
  );
}

/** What the whole trip has passed, in the order of time; the trip itself says when it left. */
function milestonesOf(departedAt: Date | null, events: readonly TripEventRow[]): Milestone[] {
  const standing = events.filter(({ takenBackAt, parcelIds }) => takenBackAt === null && parcelIds === null);
  const departure = standing.findLast(({ type }) => type === 'DEPARTED');
  const begun =
    departedAt === null
      ? []
      : [milestone(departed, departedAt, departure === undefined ? departedAt : departure.recordedAt)];
  const passed = standing.flatMap(({ type, placeId, at, recordedAt }) => {
    const key = milestoneKeyOf(type, placeId);
    return key === undefined ? [] : [milestone(key, at, recordedAt)];
  });
  return [...begun, ...passed].toSorted((a, b) => a.at - b.at);
}

function milestone(key: string, at: Date, recordedAt: Date): Milestone {
  return { key, at: at.getTime(), recordedAt: recordedAt.getTime() };
}

function delayOf({ announcedAt, days, endedAt, takenBackAt, reason, placeId }: TripDelayRow): TripDelay {
  return {
    reportedAt: announcedAt.getTime(),
    days,
    endedAt: endedAt?.getTime() ?? null,
    takenBackAt: takenBackAt?.getTime() ?? null,
    reason,
    placeId,
  };
}
