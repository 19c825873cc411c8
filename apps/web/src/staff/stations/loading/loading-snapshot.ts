import { stayFlags } from '@rohi/contract/tracking/stays-put';
import type { ReplyTo } from '../../../shared/api/calls.ts';

export type LoadingSnapshot = ReplyTo<'GET /stations/trips/{code}/snapshot'>;
type StoredWord = 'LOST' | 'RETURNING' | 'HELD' | 'UNDECLARED' | 'UNPAID';

/** Why a parcel or bag stays, as far as the station has stored it: what stands against one parcel stands against its bag. Undefined where nothing does, and for what it does not know. */
export function whyStays(
  { parcels, isUndeclaredStopped, isUnpaidStopped }: LoadingSnapshot,
  code: string,
): StoredWord | undefined {
  const things = parcels.filter((parcel) => parcel.code === code || parcel.bagCode === code);
  const stays = stayFlags.find((flag) => things.some((thing) => thing.stays === flag));
  if (stays !== undefined) return stays;
  if (things.some(({ isHeld }) => isHeld)) return 'HELD';
  if (isUndeclaredStopped && things.some(({ isDeclared }) => !isDeclared)) return 'UNDECLARED';
  return isUnpaidStopped && things.some(({ isUnpaid }) => isUnpaid) ? 'UNPAID' : undefined;
}
