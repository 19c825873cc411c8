import { blacken, newBitmap, type Bitmap } from './fill-outline.ts';
import { dotMm, type LabelItem } from './label-drawing.ts';

type Item<Kind extends LabelItem['kind']> = Extract<LabelItem, { kind: Kind }>;

/** Millimetres in dots of a 203 dpi printer. */
export function dots(mm: number): number {
  return Math.round(mm / dotMm);
}

/** Code 128 in whole dots. */
export function barsOf({ height, module, widths }: Item<'bars'>): Bitmap {
  const dotsOfModule = dots(module);
  const total = widths.reduce((sum, modules) => sum + modules, 0) * dotsOfModule;
  const bitmap = newBitmap(total, dots(height));
  let at = 0;
  widths.forEach((modules, index) => {
    const end = at + modules * dotsOfModule;
    if (index % 2 === 0)
      for (let x = at; x < end; x += 1) for (let y = 0; y < bitmap.height; y += 1) blacken(bitmap, x, y);
    at = end;
  });
  return bitmap;
}

/** A QR code in whole dots. */
export function squaresOf({ module, rows }: Item<'squares'>): Bitmap {
  const dotsOfModule = dots(module);
  const bitmap = newBitmap(rows.length * dotsOfModule, rows.length * dotsOfModule);
  for (let y = 0; y < bitmap.height; y += 1)
    for (let x = 0; x < bitmap.width; x += 1)
      if (rows[Math.floor(y / dotsOfModule)]?.[Math.floor(x / dotsOfModule)] === true) blacken(bitmap, x, y);
  return bitmap;
}
