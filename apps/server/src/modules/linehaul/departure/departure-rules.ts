/** What stands against a departure, as the dispatcher asks for it. */
import type { ErrorName, ErrorParams } from '@rohi/contract/errors';
import { isBeforeDeparture, type LoadDifference, type TripState } from '@rohi/contract/trips/trip-words';

export type DepartingTrip = {
  code: string;
  state: TripState;
  units: readonly object[];
  capacityKg: number | null;
  capacityCm3: number | null;
};
export type DepartingLoad = {
  /** Parcels aboard, with their weight and volume. */
  aboard: readonly { weightG: number; volumeMm3: number; isPlanned: boolean }[];
  /** Planned, and not aboard. */
  missing: number;
  obstacles: readonly { parcels: number; codes: readonly string[]; stops: boolean }[];
};
export type DepartureAsked = {
  /** How many parcels the dispatcher saw aboard. */
  parcels: number;
  difference?: LoadDifference | undefined;
  isSure?: boolean | undefined;
};

export type DepartureRefusal = { error: ErrorName; params: ErrorParams };

export function weightOf(goods: readonly { weightG: number }[]): number {
  return goods.reduce((sum, { weightG }) => sum + weightG, 0);
}

export function volumeOf(goods: readonly { volumeMm3: number }[]): number {
  return goods.reduce((sum, { volumeMm3 }) => sum + volumeMm3, 0);
}

/** Whether more is aboard than a trip holds, by weight or by volume. */
export function isOverCapacity(
  { capacityKg, capacityCm3 }: Pick<DepartingTrip, 'capacityKg' | 'capacityCm3'>,
  aboard: DepartingLoad['aboard'],
): boolean {
  const isTooHeavy = capacityKg !== null && weightOf(aboard) > capacityKg * 1_000;
  return isTooHeavy || (capacityCm3 !== null && volumeOf(aboard) > capacityCm3 * 1_000);
}

/** Why a trip may not leave as it was asked for; undefined when it may. */
export function whyNotDepart(
  trip: DepartingTrip,
  { aboard, missing, obstacles }: DepartingLoad,
  departure: DepartureAsked,
): DepartureRefusal | undefined {
  const { code } = trip;
  if (!isBeforeDeparture(trip.state)) return { error: 'linehaul.otherState', params: { code } };
  if (aboard.length === 0) return { error: 'linehaul.nothingAboard', params: { code } };
  if (aboard.length !== departure.parcels)
    return { error: 'linehaul.otherLoad', params: { parcels: aboard.length } };
  if (trip.units.length === 0) return { error: 'linehaul.noVehicle', params: { code } };
  const stopping = obstacles.filter(({ stops }) => stops);
  if (stopping.length > 0) return mayNotLeave(stopping);
  const extra = aboard.filter(({ isPlanned }) => !isPlanned).length;
  if (departure.difference === undefined && missing + extra > 0)
    return { error: 'linehaul.differenceUnexplained', params: { missing, extra } };
  if (departure.isSure !== true && isOverCapacity(trip, aboard))
    return {
      error: 'linehaul.overCapacity',
      params: { weightKg: Math.round(weightOf(aboard) / 1_000), volumeM3: cubicMetres(volumeOf(aboard)) },
    };
  return undefined;
}

/** The refusal that names parcels which stay. */
function mayNotLeave(stopping: DepartingLoad['obstacles']): DepartureRefusal {
  const codes = [...new Set(stopping.flatMap((each) => each.codes))];
  const count = stopping.reduce((sum, { parcels }) => sum + parcels, 0);
  return { error: 'linehaul.mayNotLeave', params: { count, codes: codes.join(', ') } };
}

function cubicMetres(volumeMm3: number): string {
  return (volumeMm3 / 1e9).toFixed(1);
}
