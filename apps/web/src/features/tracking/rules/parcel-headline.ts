import {
  endingOf,
  findStoppingProblem,
  parcelHeadline,
  stoppingProblems,
} from '@rohi/contract/tracking/parcel-headline';
import type { ParcelHeadline } from '@rohi/contract/tracking/parcel-headline';
import { isClosed, type ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import type { ArrivalEstimate, TrackedParcel } from '@rohi/contract/tracking/tracking.contract';

type Facts = Pick<TrackedParcel, 'status' | 'problems' | 'eta'>;

/** Which headline says where the parcel is. An estimate exists from the receipt in China on. */
export function headlineOf(parcel: Facts): ParcelHeadline {
  return parcelHeadline({ ...parcel, isReceived: parcel.eta !== null });
}

/** The headline in words: where the parcel is, or what befell it. */
export function headlineTextOf(
  parcel: TrackedParcel,
  headlines: Readonly<Record<ParcelHeadline, string>>,
): string {
  return endingOf(parcel) ?? headlines[headlineOf(parcel)];
}

/** The label of the status beside a headline; undefined where the headline says the same word for word. */
export function statusBeside(
  { statusName }: Pick<TrackedParcel, 'statusName'>,
  headline: string,
): string | undefined {
  return statusName === headline ? undefined : statusName;
}

/** Whether the headline is a problem. */
export function isStopped(headline: ParcelHeadline): boolean {
  return (stoppingProblems as readonly ParcelHeadline[]).includes(headline);
}

/** Whether something is wrong that the customer should see first; a parcel that is over has no problem any more. */
export function hasProblem({ status, problems }: Facts): boolean {
  return problems.length > 0 && !isClosed(status);
}

/** What is wrong beside that which the headline says. */
export function problemsBeside(parcel: Facts): readonly ParcelProblem[] {
  if (!hasProblem(parcel)) return [];
  const headline = headlineOf(parcel);
  return parcel.problems.filter((problem) => problem !== headline);
}

/**
 * The expected days, what moved them, and whether they have passed; undefined where none are known, or where they no
 * longer hold.
 */
export function arrivalOf(
  parcel: Facts,
  today: string,
): ({ kind: 'expected' | 'late' } & Pick<ArrivalEstimate, 'from' | 'to' | 'was' | 'why'>) | undefined {
  if (parcel.eta === null || isClosed(parcel.status) || findStoppingProblem(parcel.problems))
    return undefined;
  const { from, to, was, why } = parcel.eta;
  return {
    kind: to < today ? 'late' : 'expected',
    from,
    to,
    ...(was && { was }),
    ...(why !== undefined && { why }),
  };
}
