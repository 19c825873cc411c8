import type { CancelReason } from './parcel-events.ts';
import { isClosed, parcelStatuses, ParcelStatus, type ParcelProblem } from './parcel-status.ts';

/** Problems that stop the parcel's way, the gravest first: what the status says is not what happens now. */
export const stoppingProblems = [
  'LOST',
  'RETURNING',
  'UNIDENTIFIED',
  'HELD',
] as const satisfies readonly ParcelProblem[];

type StoppingProblem = (typeof stoppingProblems)[number];

/**
 * Where a parcel is, in customers' words: one for each status, two for that in which China receives it, one for each
 * problem that stops it.
 */
export type ParcelHeadline = ParcelStatus | 'RECEIVED_IN_CHINA' | StoppingProblem;

export const parcelHeadlines: readonly ParcelHeadline[] = [
  ...parcelStatuses,
  'RECEIVED_IN_CHINA',
  ...stoppingProblems,
];

type HeadlineFacts = { status: ParcelStatus; problems: readonly ParcelProblem[]; isReceived: boolean };

/** Which headline a parcel has; `isReceived`: the warehouse in China has it, which its status does not say. */
export function parcelHeadline({ status, problems, isReceived }: HeadlineFacts): ParcelHeadline {
  const stopping = isClosed(status) ? undefined : findStoppingProblem(problems);
  if (stopping) return stopping;
  return status === ParcelStatus.AwaitingDeparture && isReceived ? 'RECEIVED_IN_CHINA' : status;
}

/** What an order's headline follows from; `problemsOfGoing`: those of each of its parcels that are not closed. */
type OrderHeadlineFacts = Omit<HeadlineFacts, 'problems'> & {
  problemsOfGoing: readonly (readonly ParcelProblem[])[];
};

/**
 * Which headline an order has: the gravest of what stops it once all that is still under way is stopped, else where it
 * is.
 */
export function orderHeadline({ problemsOfGoing, ...facts }: OrderHeadlineFacts): ParcelHeadline {
  const isStopped = problemsOfGoing.every((problems) => findStoppingProblem(problems) !== undefined);
  return parcelHeadline({ ...facts, problems: isStopped ? problemsOfGoing.flat() : [] });
}

export function findStoppingProblem(problems: readonly ParcelProblem[]): StoppingProblem | undefined {
  return stoppingProblems.find((problem) => problems.includes(problem));
}

/**
 * Whether it goes back to its sender: the steps towards its customer end where it turned round. A parcel that is over
 * goes nowhere.
 */
export function goesBack({ status, problems }: Pick<HeadlineFacts, 'status' | 'problems'>): boolean {
  return !isClosed(status) && problems.includes('RETURNING');
}

/**
 * What befell a cancelled parcel, in the words of its answer; undefined for one that was merely called off, or was not
 * cancelled.
 */
export function endingOf({ cancelReason, cancelReasonName }: EndFacts): string | undefined {
  const wasCalledOff = cancelReason === 'CUSTOMER_REQUEST' || cancelReason === 'OTHER';
  return wasCalledOff ? undefined : cancelReasonName;
}

type EndFacts = { cancelReason?: CancelReason | undefined; cancelReasonName?: string | undefined };
