import { fitText, wrapText, type FittedText } from './fit-text.ts';
import { dotMm, type LabelItem, type LabelTools, type TextWeight } from './label-drawing.ts';

type Line = {
  /** Left end, middle or right end of the line, by `align`. */
  x: number;
  /** What the letters stand on; or `middle`, the height at which capitals are centred whatever their size becomes. */
  baseline?: number;
  middle?: number;
  text: string;
  width: number;
  size: number;
  leastSize?: number;
  weight?: TextWeight;
  tone?: 'ink' | 'paper';
  align?: 'left' | 'middle' | 'right';
};

type Area = { x: number; y: number; width: number; height: number };

/** Puts shapes on a label, in the order of the calls. */
export type LabelPen = {
  /** Writes one line, shrunk or shortened to `width`; returns what became of it. */
  write: (line: Line) => FittedText;
  /** Writes one line if the whole text fits at `leastSize`, else two of that size around the same middle. */
  writeTwo: (line: Omit<Line, 'baseline' | 'middle'> & { middle: number; leastSize: number }) => void;
  box: (x: number, y: number, width: number, height: number) => void;
  frame: (x: number, y: number, width: number, height: number, line: number) => void;
  /** Code 128 in the middle of the width, quiet zones included; false when the text cannot be a barcode of that width. */
  barcode: (code: string, area: Area) => boolean;
  /** A QR code in the lower right corner of its square. */
  qr: (text: string, area: { right: number; bottom: number; most: number }) => void;
};

/** Ten modules of white on each side belong to the code (ISO/IEC 15417). */
const quietModules = 10;
/** Four dots a module is the widest that still looks like a code, two the narrowest of a 203 dpi printer that all scanners take. */
const widestModule = 4 * dotMm;
const narrowestModule = 0.14;

/** The widest module in whole dots at which so many fit; below two dots whatever fits, for printers with finer dots. */
function moduleFor(modules: number, width: number): number {
  const fitting = Math.min(width / modules, widestModule);
  return fitting >= 2 * dotMm ? Math.floor(fitting / dotMm) * dotMm : fitting;
}

/** Half the height of a capital at size 1. */
const halfCapital = 0.35;
const lineStep = 1.2;

/** Where a fitted line stands. */
function textItem(fitted: FittedText, line: Omit<Line, 'text' | 'width' | 'size'>): LabelItem {
  const { x, middle = 0, weight = 'medium', tone = 'ink', align = 'left' } = line;
  const { text, size, width } = fitted;
  const shift = { left: 0, middle: width / 2, right: width }[align];
  return {
    kind: 'text',
    x: x - shift,
    baseline: line.baseline ?? middle + halfCapital * size,
    text,
    size,
    weight,
    tone,
  };
}

function barsItem(widths: readonly number[], { x, y, width, height }: Area): LabelItem | undefined {
  const bars = widths.reduce((sum, modules) => sum + modules, 0);
  const module = moduleFor(bars + 2 * quietModules, width);
  if (module < narrowestModule) return undefined;
  // From a whole dot on, so that every bar is as wide as it should be.
  const left = Math.round((x + (width - bars * module) / 2) / dotMm) * dotMm;
  return { kind: 'bars', x: left, y, height, module, widths };
}

/** A pen that puts its shapes behind those of `items`. */
export function newPen(tools: LabelTools, items: { push: (item: LabelItem) => unknown }): LabelPen {
  const put = (fitted: FittedText, line: Omit<Line, 'text' | 'width' | 'size'>): FittedText => {
    if (fitted.text !== '') items.push(textItem(fitted, line));
    return fitted;
  };
  const write = (line: Line) => put(fitText(tools, line.text, { weight: 'medium', ...line }), line);
  return {
    write,
    writeTwo(line) {
      const { weight = 'medium', text, width, leastSize, middle } = line;
      if (tools.widthOf(tools.printable(text), weight) * leastSize <= width) {
        write(line);
        return;
      }
      wrapText(tools, text, { width, weight, size: leastSize }, 2).forEach((fitted, index) => {
        put(fitted, { ...line, middle: middle + (index - 0.5) * lineStep * leastSize });
      });
    },
    box: (x, y, width, height) => void items.push({ kind: 'box', x, y, width, height }),
    frame: (x, y, width, height, line) => void items.push({ kind: 'frame', x, y, width, height, line }),
    barcode(code, area) {
      const widths = tools.code128(code);
      const bars = widths === undefined ? undefined : barsItem(widths, area);
      if (bars !== undefined) items.push(bars);
      return bars !== undefined;
    },
    qr(text, { right, bottom, most }) {
      const rows = tools.qrCode(text);
      const module = Math.max(Math.floor(most / rows.length / dotMm), 2) * dotMm;
      const side = rows.length * module;
      items.push({ kind: 'squares', x: right - side, y: bottom - side, module, rows });
    },
  };
}
