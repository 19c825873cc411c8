import type { OwnerFound } from '@rohi/contract/stations/scans.contract';
import { notedSays, type ScanSay, type ScanVerdict } from '@rohi/contract/stations/verdicts';

/**
 * So long after it was read a box is not before the clerk any more, whatever its device says, and no one is left to
 * look at it.
 */
const lateAfterMs = 60_000;

/**
 * Whether the clerk has a verdict on the box by now that was not this answer: its device has stored it however short,
 * or it comes so much later by the clock of the device alone, whatever that shows; an older device does not say when it
 * sends.
 */
export function isLate(scannedAt: Date, sentAt: Date | undefined, hasWaited = false): boolean {
  if (hasWaited) return true;
  return sentAt !== undefined && sentAt.getTime() - scannedAt.getTime() > lateAfterMs;
}

/** Whether something has come of a scan, or had before: what a hub was asked to find the owner of is in at least. */
export function isDone({
  verdict,
  say,
  owner,
}: {
  verdict: ScanVerdict;
  say: ScanSay;
  owner?: OwnerFound | undefined;
}): boolean {
  return owner !== undefined || verdict === 'OK' || verdict === 'DUPLICATE' || notedSays.has(say);
}
