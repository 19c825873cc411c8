import { isClosed, ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import type { TrackedParcel } from '@rohi/contract/tracking/tracking.contract';

/** Problems that stop the parcel's way, the gravest first: what the status says is not what happens now. */
const stoppingProblems = [
  'LOST',
  'RETURNING',
  'UNIDENTIFIED',
  'HELD',
] as const satisfies readonly ParcelProblem[];

export type ParcelHeadline = ParcelStatus | 'RECEIVED_IN_CHINA' | (typeof stoppingProblems)[number];

type Facts = Pick<TrackedParcel, 'status' | 'problems' | 'eta'>;

/** Which headline says what the customer can do, or what happens with the parcel. */
export function headlineOf(parcel: Facts): ParcelHeadline {
  const stopping = isClosed(parcel.status) ? undefined : findStoppingProblem(parcel);
  if (stopping) return stopping;
  // An estimate exists from the receipt in China on, so it distinguishes the two halves of this status.
  if (parcel.status === ParcelStatus.AwaitingDeparture && parcel.eta !== null) return 'RECEIVED_IN_CHINA';
  return parcel.status;
}

/** The expected days and whether they have passed; undefined where none are known, or where they no longer hold. */
export function arrivalOf(
  parcel: Facts,
  today: string,
): { kind: 'expected' | 'late'; from: string; to: string } | undefined {
  if (parcel.eta === null || isClosed(parcel.status) || findStoppingProblem(parcel)) return undefined;
  const { from, to } = parcel.eta;
  return { kind: to < today ? 'late' : 'expected', from, to };
}

function findStoppingProblem({ problems }: Facts) {
  return stoppingProblems.find((problem) => problems.includes(problem));
}
