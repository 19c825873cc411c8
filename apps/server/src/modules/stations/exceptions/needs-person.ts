import { notedSays, type ScanSay, type ScanVerdict } from '@rohi/contract/stations/verdicts';

/** So long after it was read a box is not before the clerk any more, and an answer finds nobody who could look at it. */
const lateAfterMs = 60_000;

/** Whether a scan has waited on its device, by the clock of the device alone, whatever that shows; false where it does not say when it sends. */
export function isLate(scannedAt: Date, sentAt: Date | undefined): boolean {
  return sentAt !== undefined && sentAt.getTime() - scannedAt.getTime() > lateAfterMs;
}

/** Whether something has come of a scan, or had before. */
export function isDone({ verdict, say }: { verdict: ScanVerdict; say: ScanSay }): boolean {
  return verdict === 'OK' || verdict === 'DUPLICATE' || notedSays.has(say);
}
