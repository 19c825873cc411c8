/**
 * When a trip's parcels arrive, out of what earlier trips of the same road and season have done. Whatever the trip has
 * passed last, and eight of them have passed too, is where the calculation begins; what each of them took from there on
 * is one way in which this trip may go on.
 */
import { quantile } from './quantile.ts';
import { atPoint, departureOf, received, seasonOf, type Anchor, type FinishedTrip } from './trip-road.ts';

/** From so many finished trips on their legs are believed. */
export const enoughTrips = 8;

/**
 * How trips have gone on from an anchor: the leg to what came next, and the rest of the way to the pickup point;
 * milliseconds.
 */
type Onward = { readonly leg: number; readonly rest: number };

/**
 * How each of the trips has gone on from a milestone; those that do not have it are left out. The days of a closed road
 * are not the road's own and are taken out; the days of a parcel held at the border stay in.
 */
function onwardsFrom(trips: readonly FinishedTrip[], key: string): readonly Onward[] {
  const entry = onwardsOfTrips.get(trips) ?? new Map<string, readonly Onward[]>();
  onwardsOfTrips.set(trips, entry);
  const onwards = entry.get(key) ?? findOnwards(trips, key);
  entry.set(key, onwards);
  return onwards;
}

const onwardsOfTrips = new WeakMap<readonly FinishedTrip[], Map<string, readonly Onward[]>>();

function findOnwards(trips: readonly FinishedTrip[], key: string): Onward[] {
  return trips.flatMap((trip) => {
    const path = pathOf(trip);
    const index = path.findIndex((milestone) => milestone.key === key);
    const [here, next] = path.slice(index, index + 2);
    if (index < 0 || here === undefined || next === undefined) return [];
    const end = path.at(-1)?.at ?? next.at;
    const leg = openTime(trip, here.at, next.at);
    return [{ leg, rest: openTime(trip, next.at, end) }];
  });
}

/** The way of a finished trip from the receipt of its middle parcel to the pickup point. */
export function pathOf(trip: FinishedTrip): Anchor[] {
  const between = trip.milestones.filter(({ at }) => at >= trip.receivedAt && at <= trip.pointAt);
  return [{ key: received, at: trip.receivedAt }, ...between, { key: atPoint, at: trip.pointAt }];
}

/** The time between two moments on which the road was not closed. */
export function openTime({ closedSpans }: FinishedTrip, from: number, to: number): number {
  const closed = closedSpans.reduce(
    (sum, [start, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)),
    0,
  );
  return Math.max(0, to - from - closed);
}

/** Where the calculation begins: the latest of these moments from which enough trips are known; undefined for none. */
export function latestKnown<Moment extends Anchor>(
  trips: readonly FinishedTrip[],
  passed: readonly Moment[],
): { anchor: Moment; onwards: readonly Onward[] } | undefined {
  for (const anchor of passed.toReversed()) {
    const onwards = onwardsFrom(trips, anchor.key);
    if (onwards.length >= enoughTrips) return { anchor, onwards };
  }
  return undefined;
}

/**
 * How long the whole way from an anchor takes when nothing has come for `waited` ms: of the trips that had waited as
 * long, where there are enough of them; else of all, as if the wait that is left were what a trip of this road waits
 * beyond the quickest. Rising, in ms.
 */
export function wayFrom(onwards: readonly Onward[], waited: number): number[] {
  const quickest = Math.min(...onwards.map(({ leg }) => leg));
  const waiting = waited <= quickest ? onwards : onwards.filter(({ leg }) => leg > waited);
  const ways =
    waiting.length >= enoughTrips
      ? waiting.map(({ leg, rest }) => leg + rest)
      : onwards.map(({ leg, rest }) => waited + (leg - quickest) + rest);
  return ways.toSorted((a, b) => a - b);
}

/** The tenth and the ninetieth of a hundred. */
export function middleEighty(rising: readonly number[]): { low: number; high: number } {
  return { low: quantile(rising, 0.1), high: quantile(rising, 0.9) };
}

const groupsOfTrips = new WeakMap<readonly FinishedTrip[], Map<string, FinishedTrip[]>>();

/** Trips that had arrived before a moment, of one road and one season; the same list for the same trips. */
export function tripsLike(
  trips: readonly FinishedTrip[],
  { channelId, at, before }: { channelId: number; at: number; before: number },
): readonly FinishedTrip[] {
  let groups = groupsOfTrips.get(trips);
  if (groups === undefined) {
    groups = Map.groupBy(trips, (trip) => groupOf(trip.channelId, departureOf(trip)));
    groupsOfTrips.set(trips, groups);
  }
  const alike = groups.get(groupOf(channelId, at)) ?? [];
  return alike.every(({ pointAt }) => pointAt < before)
    ? alike
    : alike.filter(({ pointAt }) => pointAt < before);
}

function groupOf(channelId: number, departedAt: number): string {
  return `${channelId} ${seasonOf(departedAt)}`;
}
