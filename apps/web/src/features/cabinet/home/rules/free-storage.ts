import { publicRates } from '@rohi/contract/pricing/public-rates';

const dayMs = 86_400_000;

/** Whole days from `today` to the last free day, both `yyyy-mm-dd` in Dushanbe: 0 on that day, negative when it is over. */
export function freeDaysLeft(freeUntil: string, today: string): number {
  return Math.round((Date.parse(freeUntil) - Date.parse(today)) / dayMs);
}

/** How many of the ten cells are filled. */
export function filledCells(left: number): number {
  return Math.max(0, Math.min(left, publicRates.freeStorageDays));
}

/** From this many days on the cells are dark. */
export function isPressing(left: number): boolean {
  return left <= 3;
}

/**
 * The least that a day of storage costs after the free ones, in minor units (docs/domain.md, section 6): volumetric weight
 * is not known here and can only make it more. `weightKg` is null for a parcel that was not weighed.
 */
export function leastStorageDayMinor(weightKg: string | null): number {
  const byWeight = Math.floor(Number(weightKg ?? 0) * publicRates.storagePerKgDayMinor);
  return Math.max(publicRates.storageLeastDayMinor, byWeight);
}

export type StorageAdvice =
  | { kind: 'late'; parcels: number }
  | { kind: 'today' }
  | { kind: 'until'; day: string };

/** What to tell of all parcels that wait: the most pressing thing alone. Undefined when no day is known. */
export function storageAdvice(
  freeDays: readonly (string | null)[],
  today: string,
): StorageAdvice | undefined {
  const known = freeDays.flatMap((day) => day ?? []).toSorted();
  const late = known.filter((day) => freeDaysLeft(day, today) < 0).length;
  if (late > 0) return { kind: 'late', parcels: late };
  const [first] = known;
  if (first === undefined) return undefined;
  return first === today ? { kind: 'today' } : { kind: 'until', day: first };
}
