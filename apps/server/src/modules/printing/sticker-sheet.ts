import type { StickerPaper } from '@rohi/contract/stations/stickers.contract';
import type { LabelTools } from './label-drawing.ts';
import { newPen } from './label-pen.ts';
import { a4, type SheetDrawing, type SheetItem } from './sheet-drawing.ts';

/** A place on a sheet; null where the sticker is in use. */
export type PrintedSticker = { number: number; code: string } | null;

const columns = 3;
const rows = 8;
/** Eight rows are a millimetre lower than the paper. */
const top = 0.5;

/**
 * Where everything stands on a sticker, in millimetres from its corner; `margin` is what printers leave white, and what
 * a sheet may slip.
 */
type StickerLayout = {
  width: number;
  height: number;
  margin: number;
  bars: { y: number; height: number };
  code: { baseline: number; size: number };
  foot: { baseline: number; size: number };
};

const layouts: Readonly<Record<StickerPaper, StickerLayout>> = {
  A4: {
    width: 70,
    height: 37,
    margin: 5,
    bars: { y: 6, height: 16 },
    code: { baseline: 27.4, size: 5 },
    foot: { baseline: 32, size: 2.8 },
  },
  '58x40': {
    width: 58,
    height: 40,
    margin: 3,
    bars: { y: 4, height: 20 },
    code: { baseline: 30, size: 5 },
    foot: { baseline: 36, size: 2.8 },
  },
  '100x100': {
    width: 100,
    height: 100,
    margin: 6,
    bars: { y: 12, height: 46 },
    code: { baseline: 72, size: 9 },
    foot: { baseline: 91, size: 4 },
  },
};

/**
 * Stickers on sheets of 3 × 8 without cuts, or one a label of a roll: the code as bars and as text, and its number in
 * the series.
 */
export function drawStickers(
  tools: LabelTools,
  { paper, stickers }: { paper: StickerPaper; stickers: readonly PrintedSticker[] },
): SheetDrawing[] {
  return paper === 'A4' ? drawSheets(tools, stickers) : drawRoll(tools, layouts[paper], stickers);
}

function drawSheets(tools: LabelTools, stickers: readonly PrintedSticker[]): SheetDrawing[] {
  const onSheet = columns * rows;
  const { width, height } = layouts.A4;
  return Array.from({ length: Math.ceil(stickers.length / onSheet) }, (_, sheet) => {
    const items: SheetItem[] = [];
    stickers.slice(sheet * onSheet, (sheet + 1) * onSheet).forEach((sticker, index) => {
      if (sticker === null) return;
      const place = { x: (index % columns) * width, y: top + Math.floor(index / columns) * height };
      drawSticker(tools, items, { sticker, place, layout: layouts.A4 });
    });
    return { ...a4, items };
  });
}

/** A label that would stay empty is not fed. */
function drawRoll(
  tools: LabelTools,
  layout: StickerLayout,
  stickers: readonly PrintedSticker[],
): SheetDrawing[] {
  const { width, height } = layout;
  return stickers
    .filter((sticker) => sticker !== null)
    .map((sticker) => {
      const items: SheetItem[] = [];
      drawSticker(tools, items, { sticker, place: { x: 0, y: 0 }, layout });
      return { widthMm: width, heightMm: height, items };
    });
}

type DrawnSticker = {
  sticker: NonNullable<PrintedSticker>;
  place: { x: number; y: number };
  layout: StickerLayout;
};

function drawSticker(
  tools: LabelTools,
  items: SheetItem[],
  { sticker: { number, code }, place: { x, y }, layout }: DrawnSticker,
): void {
  const { margin, bars, foot } = layout;
  const pen = newPen(tools, items);
  const width = layout.width - 2 * margin;
  pen.barcode(code, { x: x + margin, y: y + bars.y, width, height: bars.height });
  pen.write({
    x: x + layout.width / 2,
    baseline: y + layout.code.baseline,
    text: `${code.slice(0, 2)} ${code.slice(2, 5)} ${code.slice(5, 8)} ${code.slice(8)}`,
    width,
    size: layout.code.size,
    weight: 'strong',
    align: 'middle',
  });
  const small = { baseline: y + foot.baseline, width: width / 2, size: foot.size };
  pen.write({ ...small, x: x + margin, text: tools.firm.en });
  pen.write({ ...small, x: x + layout.width - margin, text: `№ ${number}`, align: 'right' });
}
