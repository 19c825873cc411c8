/** Owns the picture of a label for the screen: the very dots that a 203 dpi printer burns, black on white. */
import { crc32, deflateSync } from 'node:zlib';
import { blacken, newBitmap, type Bitmap } from './fill-outline.ts';
import { barsOf, dots, squaresOf } from './label-bitmaps.ts';
import type { LabelDrawing, LabelItem } from './label-drawing.ts';
import { textGraphic } from './text-graphic.service.ts';
import { dotMm } from './label-drawing.ts';

/** The label as a PNG of one bit a dot. */
export function drawPng({ widthMm, heightMm, items }: LabelDrawing): Buffer {
  const page = newBitmap(dots(widthMm), dots(heightMm));
  for (const item of items) drawItem(page, item);
  return encodePng(page);
}

function drawItem(page: Bitmap, item: LabelItem): void {
  if (item.kind === 'text') {
    const graphic = textGraphic(item.text, item.weight, item.size / dotMm);
    if (graphic !== undefined)
      stamp(page, graphic.bitmap, dots(item.x) + graphic.left, dots(item.baseline) + graphic.top, item.tone);
  } else if (item.kind === 'box') fill(page, dots(item.x), dots(item.y), dots(item.width), dots(item.height));
  else if (item.kind === 'frame') {
    const [x, y, width, height, line] = [item.x, item.y, item.width, item.height, item.line].map(dots) as [
      number,
      number,
      number,
      number,
      number,
    ];
    fill(page, x, y, width, line);
    fill(page, x, y + height - line, width, line);
    fill(page, x, y, line, height);
    fill(page, x + width - line, y, line, height);
  } else
    stamp(page, item.kind === 'bars' ? barsOf(item) : squaresOf(item), dots(item.x), dots(item.y), 'ink');
}

function fill(page: Bitmap, x: number, y: number, width: number, height: number): void {
  for (let row = y; row < y + Math.max(height, 1); row += 1)
    for (let column = x; column < x + Math.max(width, 1); column += 1) blacken(page, column, row);
}

/** Lays black dots over the page; in paper's tone they whiten what lies under them. */
function stamp(page: Bitmap, bitmap: Bitmap, x: number, y: number, tone: 'ink' | 'paper'): void {
  for (let row = 0; row < bitmap.height; row += 1)
    for (let column = 0; column < bitmap.width; column += 1) {
      const bits = bitmap.bytes[row * bitmap.bytesPerRow + (column >> 3)] ?? 0;
      if ((bits & (0x80 >> (column & 7))) === 0) continue;
      if (tone === 'ink') blacken(page, x + column, y + row);
      else whiten(page, x + column, y + row);
    }
}

function whiten({ bytes, bytesPerRow }: Bitmap, x: number, y: number): void {
  const at = y * bytesPerRow + (x >> 3);
  bytes[at] = (bytes[at] ?? 0) & ~(0x80 >> (x & 7));
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One bit a dot, grey; in PNG a bit of 1 is white, so all are turned round. */
function encodePng({ width, height, bytesPerRow, bytes }: Bitmap): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc(height * (bytesPerRow + 1));
  for (let row = 0; row < height; row += 1)
    for (let at = 0; at < bytesPerRow; at += 1)
      rows[row * (bytesPerRow + 1) + 1 + at] = ~(bytes[row * bytesPerRow + at] ?? 0) & 0xff;
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
