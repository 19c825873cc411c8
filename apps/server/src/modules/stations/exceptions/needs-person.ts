import { surplusSays, type ScanSay, type ScanVerdict } from '@rohi/contract/stations/verdicts';

/** So long after it was read a box is not before the clerk any more, and an answer finds nobody who could look at it. */
const lateAfterMs = 60_000;

/** Whether a scan has waited on its device, by the clock of the device alone, whatever that shows; false where it does not say when it sends. */
export function isLate(scannedAt: Date, sentAt: Date | undefined): boolean {
  return sentAt !== undefined && sentAt.getTime() - scannedAt.getTime() > lateAfterMs;
}

/** What was not taken, and stands on a list of its own, where somebody settles it. */
const noted: ReadonlySet<ScanSay> = new Set<ScanSay>([
  ...surplusSays,
  'RECEIVED_UNOWNED',
  'SEAL_DIFFERS',
  'BAG_WITHOUT_SEAL',
]);

/** Whether something has come of a scan, or had before. */
export function isDone({ verdict, say }: { verdict: ScanVerdict; say: ScanSay }): boolean {
  return verdict === 'OK' || verdict === 'DUPLICATE' || noted.has(say);
}
