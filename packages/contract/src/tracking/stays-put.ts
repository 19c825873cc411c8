import { ParcelStatus, type ParcelProblem } from './parcel-status.ts';

/**
 * What keeps a parcel where it lies, the weightiest first: it was cancelled, is being searched for, or goes back to its
 * sender. No station brings it any further, it is not handed over, and nothing is paid for it: the office decides
 * (`docs/domain.md`, section 3).
 */
export const stayReasons = ['CANCELLED', 'LOST', 'RETURNING'] as const;
export type StayReason = (typeof stayReasons)[number];
/** Those that stand beside the status. */
export const stayFlags = ['LOST', 'RETURNING'] as const satisfies readonly StayReason[];
export type StayFlag = (typeof stayFlags)[number];

/** Where somebody wants to bring it: to the customer, or back to the sender. */
export type Way = 'ONWARD' | 'BACK';

/**
 * Why a parcel stays where it lies; undefined where it may be brought on. A parcel that goes back to its sender may go
 * that way.
 */
export function whyStays(
  { status, problems }: { status: ParcelStatus; problems: readonly ParcelProblem[] },
  way: Way = 'ONWARD',
): StayReason | undefined {
  if (status === ParcelStatus.Cancelled) return 'CANCELLED';
  return staysFor(problems, way);
}

/** The same by its flags alone, of a parcel that was not cancelled. */
export function staysFor(problems: readonly ParcelProblem[], way: Way = 'ONWARD'): StayFlag | undefined {
  if (problems.includes('LOST')) return 'LOST';
  return problems.includes('RETURNING') && way === 'ONWARD' ? 'RETURNING' : undefined;
}

export function isStayReason(word: unknown): word is StayReason {
  return (stayReasons as readonly unknown[]).includes(word);
}
