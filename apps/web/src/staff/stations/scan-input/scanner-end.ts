import type { ScannerEnd } from '@rohi/contract/stations/station-words';
import { createStore } from '../../../shared/ui/store.ts';

/** How the scanner of this device ends a code; undefined until that was learned, and then nothing is taken that could be cut. */
export const scannerEnd = createStore<ScannerEnd | undefined>(undefined);
