import type { UnknownCode } from '@rohi/contract/tracking/tracking.contract';

/** Which hint stands beside a code without a parcel: wait for it, check it, or put commas between several. */
export function hintOfUnknownCode({
  trackingCode,
  reason,
}: UnknownCode): 'unknown' | 'badFormat' | 'severalInOne' {
  if (reason === 'UNKNOWN') return 'unknown';
  return /\S[\s;；、，]+\S/u.test(trackingCode) ? 'severalInOne' : 'badFormat';
}

/** Couriers worth naming: a longer list of guesses helps nobody. */
export function carriersToName({ carrierGuess = [] }: UnknownCode): string[] {
  return carrierGuess.slice(0, 2);
}
