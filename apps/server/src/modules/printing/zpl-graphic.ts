import type { Bitmap } from './fill-outline.ts';

/**
 * The data of a `^GFA` field: hexadecimal with ZPL's own shorthand, in which a letter before a digit repeats it (G–Y
 * are 1–19, g–z are 20, 40 … 400), `,` and `!` fill a row up with white or black, and `:` repeats the row above.
 */
function graphicData(bitmap: Bitmap): string {
  const rows: string[] = [];
  let before = '';
  for (let row = 0; row < bitmap.height; row += 1) {
    const start = row * bitmap.bytesPerRow;
    const hex = Buffer.from(bitmap.bytes.subarray(start, start + bitmap.bytesPerRow))
      .toString('hex')
      .toUpperCase();
    rows.push(hex === before ? ':' : packRow(hex));
    before = hex;
  }
  return rows.join('');
}

function packRow(hex: string): string {
  const tail = /0+$|F+$/.exec(hex)?.[0] ?? '';
  const body = tail.length >= 2 ? hex.slice(0, hex.length - tail.length) : hex;
  const packed = body.replaceAll(
    /(.)\1{2,}/g,
    (run: string, digit: string) => repeatMark(run.length) + digit,
  );
  if (tail.length < 2) return packed;
  return packed + (tail.startsWith('0') ? ',' : '!');
}

/** The letters for a count of at least 1; above 419 the largest letter comes again. */
function repeatMark(count: number): string {
  let rest = count;
  let mark = '';
  while (rest >= 400) {
    mark += 'z';
    rest -= 400;
  }
  if (rest >= 20) mark += String.fromCharCode('g'.charCodeAt(0) + Math.floor(rest / 20) - 1);
  if (rest % 20 > 0) mark += String.fromCharCode('G'.charCodeAt(0) + (rest % 20) - 1);
  return mark;
}

/**
 * A whole graphic with its upper left corner at these dots. `reverse` turns what lies under it round: white on black.
 */
export function graphicField(bitmap: Bitmap, x: number, y: number, reverse = false): string {
  const { bytesPerRow, bytes } = bitmap;
  const mode = reverse ? '^FR' : '';
  return `^FO${x},${y}${mode}^GFA,${bytes.length},${bytes.length},${bytesPerRow},${graphicData(bitmap)}^FS`;
}

/**
 * Text of a field: under `^FH` everything but plain letters, digits, spaces and points is written as its number, so
 * that no value can be a command.
 */
export function fieldText(text: string): string {
  return [...Buffer.from(text, 'utf8')]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /[A-Za-z0-9 .]/.test(sign) ? sign : `_${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}
