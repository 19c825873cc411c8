import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { notedSays } from '@rohi/contract/stations/verdicts';

/** Failures that say nothing of the scans: the service was late, too busy or broken. */
const passing: ReadonlySet<number> = new Set([0, 408, 425, 429]);

/** A call that failed: its scans go again as they are, wait for a log-in, or are refused by this name. */
export type FailureOutcome = { kind: 'silent' } | { kind: 'locked' } | { kind: 'refused'; error: string };

/**
 * What a failure means for the scans of its call.
 * @param status 0 when no answer came
 * @param name of the failure
 */
export function outcomeOfFailure(status: number, name: string): FailureOutcome {
  // Half a body, or a page of something between here and the service.
  if (name === 'client.badAnswer' || passing.has(status) || status >= 500) return { kind: 'silent' };
  if (status === 401 || name === 'auth.passwordChangeNeeded' || name === 'auth.oneTimeCodesNeeded')
    return { kind: 'locked' };
  return { kind: 'refused', error: name };
}

/**
 * Whether this device has nothing more to do about a scan: the box is where the scan was to bring it, or the scan came
 * too late to be asked about and stands on the list of the warehouse. Any other answer asks for something, or refuses:
 * the box still lies there.
 */
export function isDone({ verdict, say, owner }: Pick<ScanAnswer, 'verdict' | 'say' | 'owner'>): boolean {
  const isListed = verdict === 'NEEDS_PERSON';
  // The hub has taken it in, with an owner or without.
  return owner !== undefined || verdict === 'OK' || verdict === 'DUPLICATE' || notedSays.has(say) || isListed;
}

const firstMs = 1_000;
const longestMs = 60_000;

/**
 * How long to wait after so many failures in a row: twice as long each time, up to a minute, and of that a part by
 * chance, so that the stations of a warehouse do not all come back in the same second.
 * @param random from 0 to 1
 */
export function retryDelayMs(failures: number, random: number): number {
  const most = Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1));
  return most / 2 + (most / 2) * random;
}
