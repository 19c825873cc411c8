import { carrierNameIn } from '@rohi/contract/tracking/carrier-names';
import { otherCodeOf, type OtherCode } from '@rohi/contract/tracking/other-codes';
import type { UnknownCode } from '@rohi/contract/tracking/tracking.contract';
import { locale } from '../../../shared/i18n/locale.ts';
import { readCodeShapes } from '../../../shared/session/code-shapes.ts';

/**
 * Which hint stands beside a code without a parcel: it is a number of something else, wait for it, check it, or put
 * commas between several.
 */
export function hintOfUnknownCode({
  trackingCode,
  reason,
}: UnknownCode): OtherCode | 'unknown' | 'badFormat' | 'severalInOne' {
  const other = otherCodeOf(trackingCode, readCodeShapes());
  if (other !== undefined) return other;
  if (reason === 'UNKNOWN') return 'unknown';
  return /\S[\s;；、，]+\S/u.test(trackingCode) ? 'severalInOne' : 'badFormat';
}

/** The most couriers that a hint names; a longer list of guesses is of no use. */
export function carriersToName({ carrierGuess = [] }: UnknownCode): string[] {
  return carrierGuess.slice(0, 2).map((carrier) => carrierNameIn(carrier, locale));
}
