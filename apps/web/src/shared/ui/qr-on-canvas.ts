import { encode } from 'uqr';

type QrPlace = { text: string; correction: 'L' | 'M'; width: number; top: number; side: number };

/**
 * Draws a QR code in the middle of a picture of some width, within a square of a side, in the colour of the pen. Whole
 * points: no light lines between squares.
 */
export function drawQr(pen: CanvasRenderingContext2D, { text, correction, width, top, side }: QrPlace): void {
  const modules = encode(text, { ecc: correction, border: 2 }).data;
  const step = Math.floor(side / modules.length);
  const left = Math.floor((width - step * modules.length) / 2);
  modules.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) pen.fillRect(left + x * step, top + y * step, step, step);
    }),
  );
}
