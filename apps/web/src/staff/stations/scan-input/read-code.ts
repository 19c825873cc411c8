import { readScannedCode, scannedText } from '@rohi/contract/stations/scanned-code';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';

/**
 * The code in what a scanner or a person has typed, as the service reads it; of anything else, a cell or the address of
 * a shop, the text in the form that codes are compared in.
 */
export function readCode(raw: string): string {
  return readScannedCode(raw) ?? normalizeTrackingCode(scannedText(raw));
}

/**
 * What a pasted text brings: codes that are whole, since a line ends behind them, and a rest that is still being typed.
 */
type Pasted = { codes: readonly string[]; rest: string };

/**
 * Some scanners paste what they have read, with an end of line behind it; people paste a column of a table. One code
 * without an end may be a part of what is being typed: it waits for Enter.
 */
export function readPasted(text: string): Pasted {
  const lines = text
    .split(/[\r\n\t]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isWhole = lines.length > 1 || /[\r\n\t]/.test(text);
  return isWhole ? { codes: lines, rest: '' } : { codes: [], rest: lines[0] ?? '' };
}
