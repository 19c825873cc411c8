import type { ownCollections } from '@rohi/contract/collection/collection.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Point } from '../point/rules/shown-points.ts';

export type Collections = DataOf<typeof ownCollections>;
export type ReadyPlace = Collections['places'][number];
export type ReadyParcel = ReadyPlace['parcels'][number];

/** What the point does at `now`: an answer that was stored says it only until the next change. */
export function openingNow<Hours extends Pick<Point, 'openNow' | 'closesAt' | 'opensAt'>>(
  point: Hours,
  now: Date,
): Hours | undefined {
  const changesAt = point.openNow ? point.closesAt : point.opensAt;
  return changesAt === null || Date.parse(changesAt) > now.getTime() ? point : undefined;
}

export type StorageState =
  | { kind: 'none' }
  | { kind: 'free'; freeUntil: string }
  /** `amount` has come to that by today in `days`; `tomorrow` is null where it rises no more. */
  | { kind: 'running'; amount: Money; days: number; perDay: Money; tomorrow: Money | null }
  /** The free days are over, and nothing has been charged: the point was closed, or something is not settled. */
  | { kind: 'paused' };

type Money = { amount: string; currency: string };

/** How the storage of a parcel stands on the day of the sums. */
export function storageOf({ freeUntil, storage, storageTomorrow }: ReadyParcel, day: string): StorageState {
  if (freeUntil === null) return { kind: 'none' };
  if (freeUntil >= day) return { kind: 'free', freeUntil };
  if (storage === null) return { kind: 'none' };
  if (storage.paidDays === 0) return { kind: 'paused' };
  const rises = storageTomorrow !== null && storageTomorrow.amount !== storage.total.amount;
  const { total: amount, paidDays: days, perDay } = storage;
  return { kind: 'running', amount, days, perDay, tomorrow: rises ? storageTomorrow : null };
}

/** Whether it is worth to wait for what comes next: only while that costs nothing. */
export function isWaitingFree({ next }: Pick<ReadyPlace, 'next'>): boolean {
  return next !== null && Number(next.extraStorage.amount) === 0;
}
