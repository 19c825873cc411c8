import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { BoardTrip } from '@rohi/contract/linehaul/trip-board.contract';

const dayMs = 86_400_000;

/** Days from one Dushanbe day to another; negative for an earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

type Planned = Pick<
  BoardTrip,
  'state' | 'plannedDepartureAt' | 'departedAt' | 'plannedArrivalDay' | 'arrivalDay' | 'stops'
>;

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

/** How far along the road a trip is, and where it should be by its plan; shares of the way. Undefined where no plan says how long it takes. */
export function positionOf(trip: Planned, today: string): { now: number; due: number } | undefined {
  const total = plannedDays(trip);
  if (total === null) return undefined;
  const from = dushanbeDay(new Date(trip.plannedDepartureAt ?? trip.departedAt ?? ''));
  const due = Math.min(1, Math.max(0, daysBetween(from, today) / total));
  if (trip.state === 'PLANNED' || trip.state === 'LOADING') return { now: 0, due };
  if (trip.state === 'ARRIVED' || trip.state === 'UNLOADED') return { now: 1, due: 1 };
  const places = placesOnRoad(trip);
  const passed = trip.stops.findLastIndex(({ passedAt }) => passedAt !== null);
  const reached = passed === -1 ? 0 : (places[passed]?.share ?? 0);
  const since = trip.stops[passed]?.passedAt ?? trip.departedAt;
  const until = places[passed + 1]?.share ?? 1;
  const days = since === null ? 0 : daysBetween(dushanbeDay(new Date(since)), today);
  // It is not shown at a place that nobody has reported.
  return { now: Math.min(reached + days / total, reached + (until - reached) * 0.8), due };
}

/** First and last day of the board: all trips whole, and some days more. */
export function boardDays(trips: readonly Planned[], today: string): { first: string; last: string } {
  const days = trips
    .flatMap((trip) => [departureDay(trip), trip.plannedArrivalDay, trip.arrivalDay])
    .flatMap((day) => day ?? []);
  const all = [...days, today].toSorted();
  return { first: addDays(all[0] ?? today, -2), last: addDays(all.at(-1) ?? today, 4) };
}
