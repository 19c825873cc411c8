import type { LabelTools } from './label-drawing.ts';
import { newPen } from './label-pen.ts';
import { a4, type SheetDrawing, type SheetItem } from './sheet-drawing.ts';

/** A place on a sheet; null where the sticker is in use. */
export type PrintedSticker = { number: number; code: string } | null;

const columns = 3;
const rows = 8;
const stickerWidth = 70;
const stickerHeight = 37;
/** Eight rows are a millimetre lower than the paper. */
const top = 0.5;
/** What printers leave white, and what a sheet may slip. */
const margin = 5;

/** Stickers on sheets of 3 × 8 without cuts: the code as bars and as text, and its number in the series. */
export function drawStickerSheets(tools: LabelTools, stickers: readonly PrintedSticker[]): SheetDrawing[] {
  const onSheet = columns * rows;
  return Array.from({ length: Math.ceil(stickers.length / onSheet) }, (_, sheet) => {
    const items: SheetItem[] = [];
    stickers.slice(sheet * onSheet, (sheet + 1) * onSheet).forEach((sticker, index) => {
      if (sticker === null) return;
      const x = (index % columns) * stickerWidth;
      drawSticker(tools, items, sticker, x, top + Math.floor(index / columns) * stickerHeight);
    });
    return { ...a4, items };
  });
}

function drawSticker(
  tools: LabelTools,
  items: SheetItem[],
  { number, code }: NonNullable<PrintedSticker>,
  x: number,
  y: number,
): void {
  const pen = newPen(tools, items);
  const width = stickerWidth - 2 * margin;
  pen.barcode(code, { x: x + margin, y: y + 6, width, height: 16 });
  pen.write({
    x: x + stickerWidth / 2,
    baseline: y + 27.4,
    text: `${code.slice(0, 2)} ${code.slice(2, 5)} ${code.slice(5, 8)} ${code.slice(8)}`,
    width,
    size: 5,
    weight: 'strong',
    align: 'middle',
  });
  const small = { baseline: y + 32, width: width / 2, size: 2.8 };
  pen.write({ ...small, x: x + margin, text: 'Rohi Abreshim' });
  pen.write({ ...small, x: x + stickerWidth - margin, text: `№ ${number}`, align: 'right' });
}
