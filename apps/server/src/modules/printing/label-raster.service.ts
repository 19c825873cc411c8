/** Owns a label as dots of a 203 dpi printer: what the screen shows, and what printers without graphics of their own are given. */
import { blacken, newBitmap, type Bitmap } from './fill-outline.ts';
import { barsOf, dots, squaresOf } from './label-bitmaps.ts';
import { dotMm, type LabelDrawing, type LabelItem } from './label-drawing.ts';
import { textGraphic } from './text-graphic.service.ts';

/** The whole label in dots; what reaches over its edge is cut. */
export function rasterOf({ widthMm, heightMm, items }: LabelDrawing): Bitmap {
  const page = newBitmap(dots(widthMm), dots(heightMm));
  for (const item of items) drawItem(page, item);
  return page;
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
    for (let column = x; column < x + Math.max(width, 1); column += 1) setDot(page, column, row, 'ink');
}

/** Lays black dots over the page; in paper's tone they whiten what lies under them. */
function stamp(page: Bitmap, bitmap: Bitmap, x: number, y: number, tone: 'ink' | 'paper'): void {
  for (let row = 0; row < bitmap.height; row += 1)
    for (let column = 0; column < bitmap.width; column += 1) {
      const bits = bitmap.bytes[row * bitmap.bytesPerRow + (column >> 3)] ?? 0;
      if ((bits & (0x80 >> (column & 7))) === 0) continue;
      setDot(page, x + column, y + row, tone);
    }
}

function setDot(page: Bitmap, x: number, y: number, tone: 'ink' | 'paper'): void {
  if (x < 0 || y < 0 || x >= page.width || y >= page.height) return;
  if (tone === 'ink') return blacken(page, x, y);
  const at = y * page.bytesPerRow + (x >> 3);
  page.bytes[at] = (page.bytes[at] ?? 0) & ~(0x80 >> (x & 7));
}
