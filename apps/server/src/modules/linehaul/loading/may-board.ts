/** Whether parcels that a station scans may come aboard a trip. */
import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import { staysFor } from '@rohi/contract/tracking/stays-put';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import { isBeforeDeparture, type TripState } from '@rohi/contract/trips/trip-words';

export type BoardingTrip = {
  code: string;
  state: TripState;
  channelId: number | null;
  originId: number | null;
  units: readonly object[];
};

/** What may stand against the departure of a parcel, whatever trip it goes with. */
export type LeavingParcel = {
  problems: readonly ParcelProblem[];
  isDeclared: boolean;
  /** To be paid before departure, and not paid. */
  isUnpaid: boolean;
};

export type BoardingParcel = LeavingParcel & {
  tripCode: string | null;
  /** Its trip is another one, which has not left. */
  isOfOther: boolean;
  /** The channel of the trip is one of its own, or replaces it today. */
  mayGoBy: boolean;
  isAboard: boolean;
};

/** What stays in China, as the settings say it. */
export type LoadRules = { isUndeclaredStopped: boolean; isUnpaidStopped: boolean };

/** Why a parcel stays in China. */
export type Hindrance = Extract<ScanSay, 'LOST' | 'RETURNING' | 'HELD' | 'UNDECLARED' | 'UNPAID'>;
/** The first that stands against one of several is said of all. */
export const hindrances: readonly Hindrance[] = ['LOST', 'RETURNING', 'HELD', 'UNDECLARED', 'UNPAID'];

/**
 * Why a parcel may not leave China: what loading refuses, no plan suggests. Undefined where nothing stands against it.
 */
export function whyNotLeave(
  { problems, isDeclared, isUnpaid }: LeavingParcel,
  { isUndeclaredStopped, isUnpaidStopped }: LoadRules,
): Hindrance | undefined {
  const stays = staysFor(problems);
  if (stays !== undefined) return stays;
  if (problems.includes('HELD')) return 'HELD';
  if (isUndeclaredStopped && !isDeclared) return 'UNDECLARED';
  return isUnpaidStopped && isUnpaid ? 'UNPAID' : undefined;
}

type Refusal = Extract<
  ScanSay,
  | 'TRIP_CLOSED'
  | 'OTHER_WAREHOUSE'
  | 'NO_SUCH_UNIT'
  | 'ALREADY_ABOARD'
  | Hindrance
  | 'OTHER_TRIP'
  | 'WRONG_CHANNEL'
>;

/** What a trip is refused for at a station, whatever is scanned. */
export function whyNotFilled(
  { state, originId, units }: BoardingTrip,
  { unitId, unit }: { unitId: number; unit: number | undefined },
): Refusal | undefined {
  if (originId !== null && originId !== unitId) return 'OTHER_WAREHOUSE';
  if (!isBeforeDeparture(state)) return 'TRIP_CLOSED';
  // A train has wagons: which of them is filled has to be there. A trip without a named vehicle has one all the same.
  return unit !== undefined && unit > Math.max(units.length, 1) ? 'NO_SUCH_UNIT' : undefined;
}

/**
 * Why none of these comes aboard: what stands against one stands against the bag that it lies in. Undefined when they
 * may.
 */
export function whyNotBoard(
  { code }: BoardingTrip,
  parcels: readonly BoardingParcel[],
  rules: LoadRules,
): Refusal | undefined {
  if (parcels.every(({ tripCode, isAboard }) => isAboard && tripCode === code)) return 'ALREADY_ABOARD';
  const why = new Set(parcels.map((parcel) => whyNotLeave(parcel, rules)));
  const first = hindrances.find((hindrance) => why.has(hindrance));
  if (first !== undefined) return first;
  if (parcels.some(({ isOfOther }) => isOfOther)) return 'OTHER_TRIP';
  // What the dispatcher has planned goes by this trip, whatever its channel.
  const isWrong = parcels.some(({ tripCode, mayGoBy }) => tripCode !== code && !mayGoBy);
  return isWrong ? 'WRONG_CHANNEL' : undefined;
}
