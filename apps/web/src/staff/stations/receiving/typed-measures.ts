import { heaviestG, longestSideMm } from '@rohi/contract/stations/scan-limits';

/**
 * Kilograms as people write them, `3,42` or `3.420`, in grams; undefined when it is none, or more than the service
 * takes.
 */
export function readWeightG(typed: string): number | undefined {
  const found = /^(\d{1,4})(?:[.,](\d{1,3}))?$/.exec(plain(typed));
  if (found === null) return undefined;
  const grams = Number(found[1]) * 1_000 + Number((found[2] ?? '').padEnd(3, '0'));
  return grams > 0 && grams <= heaviestG ? grams : undefined;
}

export type SidesMm = { lengthMm: number; widthMm: number; heightMm: number };

/** Three sides in centimetres, `60*50*40`, also with x, ×, the Russian х or spaces between them, in millimetres. */
export function readSidesMm(typed: string): SidesMm | undefined {
  const sides = plain(typed)
    .split(/\s*[*xх×]\s*|\s+/iu)
    .map(readSideMm);
  const [lengthMm, widthMm, heightMm] = sides;
  if (sides.length !== 3 || !lengthMm || !widthMm || !heightMm) return undefined;
  return { lengthMm, widthMm, heightMm };
}

function readSideMm(typed: string): number | undefined {
  if (!/^\d{1,4}(?:[.,]\d)?$/.test(typed)) return undefined;
  const mm = Math.round(Number(typed.replace(',', '.')) * 10);
  return mm > 0 && mm <= longestSideMm ? mm : undefined;
}

function plain(typed: string): string {
  return typed.normalize('NFKC').trim();
}

/**
 * Whether what stands in a field of measures is a code that was scanned or typed there: no measure has letters or so
 * many digits.
 */
export function looksLikeCode(typed: string): boolean {
  return /^[A-Z0-9-]{6,}$/i.test(plain(typed));
}

/** Grams as the scale shows them: `3.420`. */
export function weightText(grams: number): string {
  return (grams / 1_000).toFixed(3);
}

/** Sides as they are typed: `60*50.5*40`. */
export function sidesText({ lengthMm, widthMm, heightMm }: SidesMm): string {
  return [lengthMm, widthMm, heightMm].map((mm) => mm / 10).join('*');
}
