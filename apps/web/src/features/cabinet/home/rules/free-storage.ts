import type { OwnParcel } from './home-parts.ts';

const dayMs = 86_400_000;

/** Whole days from `today` to the last free day, both `yyyy-mm-dd` in Dushanbe: 0 on that day, negative when it is over. */
export function freeDaysLeft(freeUntil: string, today: string): number {
  return Math.round((Date.parse(freeUntil) - Date.parse(today)) / dayMs);
}

/** How many of so many cells, one a free day, are filled. */
export function filledCells(left: number, cells: number): number {
  return Math.max(0, Math.min(left, cells));
}

/** From this many days on the cells are dark. */
export function isPressing(left: number): boolean {
  return left <= 3;
}

/** Prices of storage in minor units: for a kilogram and day, and the least for a parcel and day. */
export type StoragePrices = { perKgDay: number; leastDay: number };

/**
 * The least that a day of storage costs after the free ones, in minor units (docs/domain.md, section 6): volumetric weight
 * is not known here and can only make it more. `weightKg` is null for a parcel that was not weighed.
 */
export function leastStorageDayMinor(weightKg: string | null, { perKgDay, leastDay }: StoragePrices): number {
  return Math.max(leastDay, Math.floor(Number(weightKg ?? 0) * perKgDay));
}

export type StorageAdvice =
  | { kind: 'late'; parcels: number }
  | { kind: 'today' }
  | { kind: 'wait'; parcels: number; arriveBy: string; day: string }
  | { kind: 'until'; day: string };

type Waiting = Pick<OwnParcel, 'freeUntil' | 'pickupPoint'>;
type Coming = Pick<OwnParcel, 'eta' | 'pickupPoint' | 'problems'>;

/**
 * What to show of all parcels that wait: the most pressing thing alone. That waiting is worth it is only said where the
 * latest day of what comes to the same point is before the first paid one. Undefined when no day is known.
 */
export function storageAdvice(
  waiting: readonly Waiting[],
  coming: readonly Coming[],
  today: string,
): StorageAdvice | undefined {
  const known = waiting.flatMap(({ freeUntil }) => freeUntil ?? []).toSorted();
  const late = known.filter((day) => freeDaysLeft(day, today) < 0).length;
  if (late > 0) return { kind: 'late', parcels: late };
  const [first] = known;
  if (first === undefined) return undefined;
  if (first === today) return { kind: 'today' };
  const arriveBy = arrivalsBefore(waiting, coming, today, first);
  const last = arriveBy.at(-1);
  return last === undefined
    ? { kind: 'until', day: first }
    : { kind: 'wait', parcels: arriveBy.length, arriveBy: last, day: first };
}

/** The latest days, in their order, of what comes to the one point where all wait, as far as they are before `day`. */
function arrivalsBefore(
  waiting: readonly Waiting[],
  coming: readonly Coming[],
  today: string,
  day: string,
): string[] {
  const [point, ...others] = new Set(waiting.map(({ pickupPoint }) => pickupPoint?.id));
  if (point === undefined || others.length > 0) return [];
  return coming
    .filter(({ pickupPoint, problems }) => pickupPoint?.id === point && problems.length === 0)
    .flatMap(({ eta }) => (eta !== null && eta.to >= today && eta.to < day ? [eta.to] : []))
    .toSorted();
}
