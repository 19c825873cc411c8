import { readScannedCode, scannedText } from '@rohi/contract/stations/scanned-code';
import { normalizeTrackingCode } from '@rohi/contract/tracking/tracking-codes';

/**
 * The code in what a scanner or a person has typed, as the service reads it; of anything else, a cell or the address of a shop, the text in the form that codes
 * are compared in.
 */
export function readCode(raw: string): string {
  return readScannedCode(raw) ?? normalizeTrackingCode(scannedText(raw));
}
