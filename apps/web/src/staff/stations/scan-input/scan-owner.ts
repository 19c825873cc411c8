import type { ScannerEnd } from '@rohi/contract/stations/station-words';
import { createStore } from '../../../shared/ui/store.ts';

/** Who takes what is scanned. */
export type ScanOwner = {
  /** A sign that was typed beside every field; the owner puts it into its own. */
  field: () => HTMLInputElement | null;
  /** A code was read; `into` names the field that a scanner typed it into, where that is not the owner's own. */
  onCode: (raw: string, into?: string) => void;
};

let owners: readonly ScanOwner[] = [];

/** Makes somebody the one who takes what is scanned, over the former one. Returns how it is handed back. */
export function claimScans(owner: ScanOwner): () => void {
  owners = [...owners, owner];
  return () => {
    owners = owners.filter((each) => each !== owner);
  };
}

/** Who takes what is scanned now: who asked for it last and is still there. */
export function scanOwner(): ScanOwner | undefined {
  return owners.at(-1);
}

/**
 * How the scanner of this device ends a code; undefined until that was learned, and then nothing is taken that could be
 * cut.
 */
export const scannerEnd = createStore<ScannerEnd | undefined>(undefined);
