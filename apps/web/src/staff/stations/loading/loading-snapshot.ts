import type { ReplyTo } from '../../../shared/api/calls.ts';

export type LoadingSnapshot = ReplyTo<'GET /stations/trips/{code}/snapshot'>;
type StoredWord = 'HELD' | 'UNDECLARED' | 'UNPAID';

/** Why a parcel or bag stays, as far as the station has stored it: what stands against one parcel stands against its bag. Undefined where nothing does, and for what it does not know. */
export function whyStays(
  { parcels, isUndeclaredStopped, isUnpaidStopped }: LoadingSnapshot,
  code: string,
): StoredWord | undefined {
  const things = parcels.filter((parcel) => parcel.code === code || parcel.bagCode === code);
  if (things.some(({ isHeld }) => isHeld)) return 'HELD';
  if (isUndeclaredStopped && things.some(({ isDeclared }) => !isDeclared)) return 'UNDECLARED';
  return isUnpaidStopped && things.some(({ isUnpaid }) => isUnpaid) ? 'UNPAID' : undefined;
}
