/** Owns what scanners read: Code 128 as bars, QR as squares. Drawing them is left to the formats. */
import { holdsInBars } from '@rohi/contract/documents/print-rules';
import bwip from 'bwip-js/node';

/**
 * Code 128 of a text: widths of bar and gap by turns, in modules, quiet zones not included. Undefined for a text with
 * signs beyond printable ASCII, which such a code cannot hold.
 */
export function code128Widths(text: string): readonly number[] | undefined {
  if (!holdsInBars(text)) return undefined;
  const [symbol] = bwip.raw('code128', text, '');
  return symbol !== undefined && 'sbs' in symbol ? symbol.sbs : undefined;
}

/** A QR code with error correction M, without its quiet zone. */
export function qrSquares(text: string): boolean[][] {
  const [symbol] = bwip.raw('qrcode', text, 'eclevel=M');
  if (symbol === undefined || !('pixs' in symbol)) throw new TypeError('no QR code came of the text');
  const { pixs, pixx } = symbol;
  return Array.from({ length: pixs.length / pixx }, (_, row) =>
    pixs.slice(row * pixx, (row + 1) * pixx).map((pixel) => pixel === 1),
  );
}
