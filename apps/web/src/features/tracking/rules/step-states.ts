import { ParcelStatus, progressSteps, stepIndexOf } from '@rohi/contract/tracking/parcel-status';
import type { TrackedParcel } from '@rohi/contract/tracking/tracking.contract';

export type StepState = 'done' | 'current' | 'ahead';

/**
 * The eight steps of a parcel's progress bar: earlier ones are done (specification, section 4). Of a cancelled parcel the
 * steps before the one it had reached stay done and none is current.
 */
export function stepStatesOf(parcel: Pick<TrackedParcel, 'status' | 'stepBeforeCancel'>): StepState[] {
  const cancelled = parcel.status === ParcelStatus.Cancelled;
  const reached = cancelled ? (parcel.stepBeforeCancel ?? 0) : stepIndexOf(parcel.status);
  return progressSteps.map((_, index) => {
    if (index < reached) return 'done';
    return index === reached && !cancelled ? 'current' : 'ahead';
  });
}

/** Number of the step that a parcel is at, or was at when it was cancelled, counted from 1; undefined when not known. */
export function stepNumberOf(parcel: Pick<TrackedParcel, 'status' | 'stepBeforeCancel'>): number | undefined {
  if (parcel.status !== ParcelStatus.Cancelled) return stepIndexOf(parcel.status) + 1;
  return parcel.stepBeforeCancel === undefined ? undefined : parcel.stepBeforeCancel + 1;
}
