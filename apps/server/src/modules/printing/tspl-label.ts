import type { Bitmap } from './fill-outline.ts';

/** Rows without a black dot that it takes before a new graphic begins: as many bytes as its command has. */
const fewestBlankRows = 3;

type Label = { widthMm: number; heightMm: number; copies: number; raster: Bitmap };

/**
 * A label as TSPL commands. The gap between labels, speed and darkness are what was set on the printer. The dots come
 * in graphics that leave out blank rows and what is blank on both sides; in them a bit of 0 is black.
 */
export function tsplLabel({ widthMm, heightMm, copies, raster }: Label): Buffer {
  return Buffer.concat([
    line(`SIZE ${widthMm} mm,${heightMm} mm`),
    line('DIRECTION 1'),
    line('REFERENCE 0,0'),
    line('CLS'),
    ...inkedBands(raster).map((band) => graphicOf(raster, band)),
    line(`PRINT 1,${copies}`),
  ]);
}

function line(command: string): Buffer {
  return Buffer.from(`${command}\r\n`, 'ascii');
}

type Band = { top: number; end: number };

/** Rows that have something black, with few blank ones between them. */
function inkedBands({ height, bytesPerRow, bytes }: Bitmap): Band[] {
  const bands: Band[] = [];
  for (let row = 0; row < height; row += 1) {
    const isBlank = bytes.subarray(row * bytesPerRow, (row + 1) * bytesPerRow).every((byte) => byte === 0);
    if (isBlank) continue;
    const last = bands.at(-1);
    if (last !== undefined && row - last.end < fewestBlankRows) last.end = row + 1;
    else bands.push({ top: row, end: row + 1 });
  }
  return bands;
}

/** The inked bytes of a band, from the first to the last column that any of its rows needs. */
function graphicOf({ bytesPerRow, bytes }: Bitmap, { top, end }: Band): Buffer {
  let first = bytesPerRow;
  let last = 0;
  for (let at = top * bytesPerRow; at < end * bytesPerRow; at += 1) {
    if (bytes[at] === 0) continue;
    first = Math.min(first, at % bytesPerRow);
    last = Math.max(last, at % bytesPerRow);
  }
  const width = last - first + 1;
  const data = Buffer.alloc(width * (end - top));
  for (let row = top; row < end; row += 1)
    for (let column = 0; column < width; column += 1)
      data[(row - top) * width + column] = ~(bytes[row * bytesPerRow + first + column] ?? 0) & 0xff;
  // Mode 0: the graphic takes the place of what was there.
  const command = Buffer.from(`BITMAP ${first * 8},${top},${width},${end - top},0,`, 'ascii');
  return Buffer.concat([command, data, line('')]);
}
