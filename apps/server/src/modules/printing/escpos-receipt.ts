import type { Bitmap } from './fill-outline.ts';

/** Rows of one graphic: printers with little memory take no more at once. */
const rowsAtOnce = 128;

const start = Buffer.from([0x1b, 0x40]);
/** Three lines of paper, and a cut that leaves a corner. */
const cut = Buffer.from([0x1b, 0x64, 0x03, 0x1d, 0x56, 0x42, 0x00]);

/** Dots as ESC/POS for printers of receipts (`GS v 0`): all of it is graphics, since they have neither our letters nor one code page. A bit of 1 is black. */
export function escposReceipt({ height, bytesPerRow, bytes }: Bitmap): Buffer {
  const parts: Buffer[] = [start];
  for (let top = 0; top < height; top += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, height - top);
    const size = [bytesPerRow & 0xff, bytesPerRow >> 8, rows & 0xff, rows >> 8];
    parts.push(
      Buffer.from([0x1d, 0x76, 0x30, 0x00, ...size]),
      Buffer.from(bytes.subarray(top * bytesPerRow, (top + rows) * bytesPerRow)),
    );
  }
  return Buffer.concat([...parts, cut]);
}
