/** A page of office paper as shapes in millimetres: what labels are made of, and what only such a page has. */
import type { LabelItem } from './label-drawing.ts';

export type SheetItem =
  | LabelItem
  /** A broken line to cut along. */
  | { kind: 'cut'; x1: number; y1: number; x2: number; y2: number }
  /** A frame with round corners; its line lies inside. */
  | { kind: 'round-frame'; x: number; y: number; width: number; height: number; radius: number; line: number }
  /** Strokes over a square of 24 units, as paths of SVG. */
  | { kind: 'pictogram'; x: number; y: number; size: number; paths: readonly string[] };

export type SheetDrawing = { widthMm: number; heightMm: number; items: SheetItem[] };

export const a4 = { widthMm: 210, heightMm: 297 };
