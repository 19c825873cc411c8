import type { ScanSay } from '@rohi/contract/stations/verdicts';
import { ParcelStatus, stepIndexOf } from '@rohi/contract/tracking/parcel-status';

/**
 * Why a box with this parcel's code cannot be one that lies in, or comes into, the China warehouse of this unit; undefined when it can be. A
 * receipt whose place nobody knows is taken for one here.
 */
export function whyNotHere(
  status: ParcelStatus,
  receipt: { placeId: number | null } | undefined,
  unitId: number,
): Extract<ScanSay, 'COLLECTED' | 'CANCELLED' | 'LEFT_CHINA' | 'OTHER_WAREHOUSE'> | undefined {
  if (status === ParcelStatus.Received) return 'COLLECTED';
  if (status === ParcelStatus.Cancelled) return 'CANCELLED';
  if (stepIndexOf(status) > stepIndexOf(ParcelStatus.AwaitingDeparture)) return 'LEFT_CHINA';
  const place = receipt?.placeId ?? unitId;
  return place === unitId ? undefined : 'OTHER_WAREHOUSE';
}
