import type { ScanSay } from '@rohi/contract/stations/verdicts';
import { ParcelStatus, stepIndexOf, type ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import { staysFor, type StayFlag } from '@rohi/contract/tracking/stays-put';

/**
 * Why a box with this parcel's code cannot be one that lies in, or comes into, the China warehouse of this unit;
 * undefined when it can be. A receipt without a known place is taken for one here. One that has left by the record, and
 * is searched for or goes back, may lie here all the same: what keeps it is said.
 */
export function whyNotHere(
  { status, problems }: { status: ParcelStatus; problems: readonly ParcelProblem[] },
  receipt: { placeId: number | null } | undefined,
  unitId: number,
): Extract<ScanSay, 'COLLECTED' | 'CANCELLED' | 'LEFT_CHINA' | 'OTHER_WAREHOUSE' | StayFlag> | undefined {
  if (status === ParcelStatus.Received) return 'COLLECTED';
  if (status === ParcelStatus.Cancelled) return 'CANCELLED';
  if (stepIndexOf(status) > stepIndexOf(ParcelStatus.AwaitingDeparture))
    return staysFor(problems) ?? 'LEFT_CHINA';
  const place = receipt?.placeId ?? unitId;
  return place === unitId ? undefined : 'OTHER_WAREHOUSE';
}
