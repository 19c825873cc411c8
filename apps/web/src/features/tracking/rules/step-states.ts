import { goesBack } from '@rohi/contract/tracking/parcel-headline';
import { ParcelStatus, progressSteps, stepIndexOf } from '@rohi/contract/tracking/parcel-status';
import type { TrackedParcel } from '@rohi/contract/tracking/tracking.contract';

export type StepState = 'done' | 'current' | 'ahead';

type StepFacts = Pick<TrackedParcel, 'status' | 'problems' | 'stepBeforeCancel'>;

/**
 * The eight steps of a parcel's progress bar: earlier ones are done (specification, section 4). Of a cancelled parcel
 * the steps before the one it had reached stay done and none is current; so it is of one that goes back to its sender.
 */
export function stepStatesOf(parcel: StepFacts): StepState[] {
  const cancelled = parcel.status === ParcelStatus.Cancelled;
  const hasCurrent = !cancelled && !goesBack(parcel);
  const reached = cancelled ? (parcel.stepBeforeCancel ?? 0) : stepIndexOf(parcel.status);
  return progressSteps.map((_, index) => {
    if (index < reached) return 'done';
    return index === reached && hasCurrent ? 'current' : 'ahead';
  });
}

/**
 * Number of the step that a parcel is at, or was at when it was cancelled, counted from 1; undefined when not known,
 * and while it goes back to its sender: no step leads there.
 */
export function stepNumberOf(parcel: StepFacts): number | undefined {
  if (goesBack(parcel)) return undefined;
  if (parcel.status !== ParcelStatus.Cancelled) return stepIndexOf(parcel.status) + 1;
  return parcel.stepBeforeCancel === undefined ? undefined : parcel.stepBeforeCancel + 1;
}
