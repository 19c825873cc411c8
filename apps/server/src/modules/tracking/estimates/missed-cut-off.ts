/** Which parcels came too late for the next departure of their road, and with which they go instead. */
import type { TripRoad } from './trip-road.ts';

type PlannedTrip = { readonly code: string; readonly at: number; readonly cutOffAt: number | null };

/** The departure that a parcel was too late for, and the one that it goes with. */
export type MissedCutOff = { readonly missed: PlannedTrip; readonly taken: PlannedTrip };

const departuresOf = new WeakMap<ReadonlyMap<string, TripRoad>, Map<number, PlannedTrip[]>>();

/** Departures by road in the order of their plan. */
function readDepartures(trips: ReadonlyMap<string, TripRoad>): Map<number, PlannedTrip[]> {
  const entry = departuresOf.get(trips);
  if (entry !== undefined) return entry;
  const made = new Map<number, PlannedTrip[]>();
  for (const [code, { channelId, plannedAt, cutOffAt }] of trips) {
    if (channelId === null || plannedAt === null) continue;
    const departures = made.get(channelId) ?? [];
    made.set(channelId, departures);
    departures.push({ code, at: plannedAt, cutOffAt });
  }
  for (const departures of made.values()) departures.sort((a, b) => a.at - b.at);
  departuresOf.set(trips, made);
  return made;
}

type LateParcel = { receivedAt: Date | null; tripCode: string | null };

/**
 * Undefined for a parcel that was received in time, that goes with the trip in spite of its cut-off or by another road,
 * or when no later departure is planned.
 */
export function findMissedCutOff(
  { receivedAt, tripCode }: LateParcel,
  trips: ReadonlyMap<string, TripRoad>,
  channelId: number | null,
): MissedCutOff | undefined {
  if (receivedAt === null || channelId === null) return undefined;
  const departures = readDepartures(trips).get(channelId) ?? [];
  const received = receivedAt.getTime();
  const next = departures.findIndex(({ at }) => at > received);
  const missed = departures[next];
  if (missed === undefined || isInTime(missed, received) || missed.code === tripCode) return undefined;
  const later = departures.slice(next + 1);
  const isElsewhere =
    tripCode !== null && trips.has(tripCode) && !later.some(({ code }) => code === tripCode);
  if (isElsewhere) return undefined;
  const taken = later.find((departure) => departure.code === tripCode || isInTime(departure, received));
  return taken === undefined ? undefined : { missed, taken };
}

function isInTime({ cutOffAt }: PlannedTrip, received: number): boolean {
  return cutOffAt === null || received <= cutOffAt;
}
