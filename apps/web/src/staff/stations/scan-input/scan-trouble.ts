import { createStore } from '../../../shared/ui/store.ts';
import { announce } from '../verdict/voice.ts';

/**
 * A scan that was not taken. `broken`: not all of the code was read. `covered`: a dialog stands over the field of the
 * scans.
 */
export type ScanTrouble = { kind: 'broken' | 'covered'; code: string | undefined };

/** What is shown in the place of the last verdict until something is scanned, typed or pressed. */
export const scanTrouble = createStore<(ScanTrouble & { id: string }) | undefined>(undefined);
let reported = 0;

/** Says aloud, and where verdicts stand, that a scan counts for nothing. */
export function reportTrouble(trouble: ScanTrouble): void {
  reported += 1;
  scanTrouble.write({ ...trouble, id: `trouble-${reported}` });
  announce('blocked', 'check');
}

export function clearTrouble(): void {
  if (scanTrouble.read() !== undefined) scanTrouble.write(undefined);
}
