import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { BoardTrip } from '@rohi/contract/linehaul/trip-board.contract';

const dayMs = 86_400_000;

/** Days from one Dushanbe day to another; negative for an earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

type Planned = Pick<
  BoardTrip,
  'state' | 'plannedDepartureAt' | 'departedAt' | 'plannedArrivalDay' | 'arrivalDay' | 'stops' | 'lastPlace'
>;

/** The usual road, for trips without stops. */
type Road = {
  readonly days: number;
  readonly places: readonly { readonly placeId: number; readonly place: string; readonly day: number }[];
};

/** The day on which a trip left, or is to leave; null where neither is known. */
export function departureDay({ departedAt, plannedDepartureAt }: Planned): string | null {
  const at = departedAt ?? plannedDepartureAt;
  return at === null ? null : dushanbeDay(new Date(at));
}

/** The days that a trip takes by its plan, from its departure to the hub; null where no plan says so. */
function plannedDays({ plannedDepartureAt, departedAt, plannedArrivalDay }: Planned): number | null {
  const from = plannedDepartureAt ?? departedAt;
  if (from === null || plannedArrivalDay === null) return null;
  const days = daysBetween(dushanbeDay(new Date(from)), plannedArrivalDay);
  return days > 0 ? days : null;
}

/** Where on the road the places of a trip lie: shares of its way by the days of its plan, ends included. */
export function placesOnRoad(trip: Planned): { share: number; day: number; index: number }[] {
  const total = plannedDays(trip);
  const from = trip.plannedDepartureAt ?? trip.departedAt;
  if (total === null || from === null) return [];
  const start = dushanbeDay(new Date(from));
  return trip.stops.map(({ plannedDay }, index) => {
    const day = Math.min(total, Math.max(0, daysBetween(start, plannedDay)));
    return { share: day / total, day, index };
  });
}

/**
 * How far along the road a trip is, and where it should be by its plan; shares of the way. Undefined where neither a
 * plan nor a report says anything.
 */
export function positionOf(
  trip: Planned,
  today: string,
  road: Road,
): { now: number; due: number } | undefined {
  const total = plannedDays(trip);
  const seen = seenOnRoad(trip, road);
  if (total === null && seen === undefined) return undefined;
  const now = shareOf(trip, today, { total: total ?? road.days, seen });
  return { now, due: total === null ? now : dueOf(trip, today, total) };
}

function dueOf(trip: Planned, today: string, total: number): number {
  if (isThere(trip)) return 1;
  const from = dushanbeDay(new Date(trip.plannedDepartureAt ?? trip.departedAt ?? ''));
  return Math.min(1, Math.max(0, daysBetween(from, today) / total));
}

const isThere = ({ state }: Planned) => state === 'ARRIVED' || state === 'UNLOADED';

type Seen = { reached: number; until: number; since: string | null };

function shareOf(trip: Planned, today: string, { total, seen }: { total: number; seen: Seen | undefined }) {
  if (isThere(trip)) return 1;
  if (trip.state === 'PLANNED' || trip.state === 'LOADING') return 0;
  const { reached, until, since } = seen ?? seenAtStops(trip);
  const days = since === null ? 0 : daysBetween(dushanbeDay(new Date(since)), today);
  // It is not shown at a place that was not reported.
  return Math.min(reached + days / total, reached + (until - reached) * 0.8);
}

/** The last of its own stops that a trip has passed, and how far the next one is. */
function seenAtStops(trip: Planned): Seen {
  const places = placesOnRoad(trip);
  const passed = trip.stops.findLastIndex(({ passedAt }) => passedAt !== null);
  return {
    reached: passed === -1 ? 0 : (places[passed]?.share ?? 0),
    until: places[passed + 1]?.share ?? 1,
    since: trip.stops[passed]?.passedAt ?? trip.departedAt,
  };
}

/** The same of a trip without stops, by where it was reported on the usual road; undefined where no report says so. */
function seenOnRoad({ stops, lastPlace }: Planned, { days, places }: Road): Seen | undefined {
  if (stops.length > 0 || lastPlace === null) return undefined;
  const at = places.find(({ placeId }) => placeId === lastPlace.placeId);
  if (at === undefined) return undefined;
  const next = places.find(({ day }) => day > at.day)?.day ?? days;
  return { reached: at.day / days, until: next / days, since: lastPlace.at };
}

/** The names under the road: the stops of the trip that has most, else the places of the usual road, one a day. */
export function namesOnRoad(
  trips: readonly Planned[],
  road: Road,
): { share: number; day: number; place: string }[] {
  const longest = trips.toSorted((a, b) => b.stops.length - a.stops.length)[0];
  if (longest === undefined) return [];
  const own = placesOnRoad(longest).map(({ share, day, index }) => ({
    share,
    day,
    place: longest.stops[index]?.place ?? '',
  }));
  if (own.length > 0) return own;
  return road.places
    .filter(({ day }, index) => road.places[index - 1]?.day !== day)
    .map(({ place, day }) => ({ place, day, share: day / road.days }));
}

/** First and last day of the board: all trips whole, and some days more. */
export function boardDays(trips: readonly Planned[], today: string): { first: string; last: string } {
  const days = trips
    .flatMap((trip) => [departureDay(trip), trip.plannedArrivalDay, trip.arrivalDay])
    .flatMap((day) => day ?? []);
  const all = [...days, today].toSorted();
  return { first: addDays(all[0] ?? today, -2), last: addDays(all.at(-1) ?? today, 4) };
}
