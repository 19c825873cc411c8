import type { LocaleTexts } from '@rohi/contract/locales';
/**
 * A label as shapes in black and white, before any format: what PDF, ZPL and TSPL are all drawn from. Lengths are
 * millimetres.
 */

/** Two cuts of the typeface: thermal printers have no grey, so weight and size carry the hierarchy. */
export type TextWeight = 'medium' | 'strong';

export type LabelItem =
  /** One line of text that is known to fit; `x` is its left end, `baseline` what the letters stand on. */
  | {
      kind: 'text';
      x: number;
      baseline: number;
      text: string;
      size: number;
      weight: TextWeight;
      tone: 'ink' | 'paper';
    }
  | { kind: 'box'; x: number; y: number; width: number; height: number }
  | { kind: 'frame'; x: number; y: number; width: number; height: number; line: number }
  /** Bars from `x` on; `widths` are bar and gap by turns, in modules. */
  | { kind: 'bars'; x: number; y: number; height: number; module: number; widths: readonly number[] }
  /** Squares by rows; true is black. */
  | { kind: 'squares'; x: number; y: number; module: number; rows: readonly (readonly boolean[])[] };

export type LabelDrawing = { widthMm: number; heightMm: number; items: LabelItem[] };

/** What a layout asks of fonts and codes. */
export type LabelTools = {
  /** The name of the firm. */
  firm: LocaleTexts;
  /** Width of a line at size 1. */
  widthOf: (text: string, weight: TextWeight) => number;
  /** The text as the fonts can show it: no control signs, and what has no glyph is named by its number. */
  printable: (text: string) => string;
  /** Code 128 as bars and gaps; undefined for what it cannot hold. */
  code128: (text: string) => readonly number[] | undefined;
  qrCode: (text: string) => readonly (readonly boolean[])[];
};

/** A dot of a 203 dpi printer. Codes are drawn in whole dots, or their edges blur. */
export const dotMm = 0.125;
