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
  /** Writes a code whole beside its squares: in two lines of one size where it is long. */
  writeCode: (line: Pick<Line, 'x' | 'text' | 'width' | 'size'> & { middle: number }) => void;
  box: (x: number, y: number, width: number, height: number) => void;
  frame: (x: number, y: number, width: number, height: number, line: number) => void;
  /**
   * A code in the middle of its area, quiet zones included: Code 128, or where its bars would be narrower than a
   * scanner takes a QR code, in `squares` if it has an area of its own. Undefined where there is no room for either, or
   * the text is beyond what Code 128 holds.
   */
  barcode: (code: string, area: Area, squares?: Area) => 'bars' | 'squares' | undefined;
  /** A QR code in the lower right corner of its square. */
  qr: (text: string, area: { right: number; bottom: number; most: number }) => void;
};

/** Ten modules of white on each side belong to the code (ISO/IEC 15417). */
const quietModules = 10;
/** And four on all sides to a QR code (ISO/IEC 18004). */
const quietSquares = 4;
/**
 * Four dots a module is the widest that still looks like a code; two, 0.25 mm, the narrowest that all scanners take of
 * a 203 dpi printer.
 */
const widestModule = 4 * dotMm;
export const narrowestModule = 2 * dotMm;

/** The widest module in whole dots at which so many fit; undefined where it would be too narrow. */
function moduleFor(modules: number, length: number): number | undefined {
  const fitting = Math.floor(Math.min(length / modules, widestModule) / dotMm + 1e-6) * dotMm;
  return fitting >= narrowestModule ? fitting : undefined;
}

/** Half the height of a capital at size 1. */
const halfCapital = 0.35;
const lineStep = 1.2;
/** A code of more signs is written in two lines. */
const longestCodeLine = 20;
/** Smaller letters are not read from a step away. */
const leastCodeSize = 2;

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
  if (module === undefined) return undefined;
  // From a whole dot on, so that every bar is as wide as it should be.
  const left = Math.round((x + (width - bars * module) / 2) / dotMm) * dotMm;
  return { kind: 'bars', x: left, y, height, module, widths };
}

/** The same code in squares, which take less width. */
function squaresItem(rows: readonly (readonly boolean[])[], area: Area): LabelItem | undefined {
  const { x, y, width, height } = area;
  const module = moduleFor(rows.length + 2 * quietSquares, Math.min(width, height));
  if (module === undefined) return undefined;
  const start = (from: number, length: number) =>
    Math.round((from + (length - rows.length * module) / 2) / dotMm) * dotMm;
  return { kind: 'squares', x: start(x, width), y: start(y, height), module, rows };
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
    writeCode({ text, middle, ...line }) {
      const half = text.length > longestCodeLine ? Math.ceil(text.length / 2) : text.length;
      const parts = [text.slice(0, half), text.slice(half)].filter((part) => part !== '');
      const fitted = parts.map((part) =>
        fitText(tools, part, { ...line, weight: 'strong', leastSize: leastCodeSize }),
      );
      const size = Math.min(...fitted.map((part) => part.size));
      parts.forEach((part, index) => {
        write({
          ...line,
          text: part,
          size,
          weight: 'strong',
          middle: middle + (index - (parts.length - 1) / 2) * lineStep * size,
        });
      });
    },
    box: (x, y, width, height) => void items.push({ kind: 'box', x, y, width, height }),
    frame: (x, y, width, height, line) => void items.push({ kind: 'frame', x, y, width, height, line }),
    barcode(code, area, squares = area) {
      const widths = tools.code128(code);
      if (widths === undefined) return undefined;
      const bars = barsItem(widths, area);
      const drawn = bars ?? squaresItem(tools.qrCode(code), squares);
      if (drawn === undefined) return undefined;
      items.push(drawn);
      return drawn === bars ? 'bars' : 'squares';
    },
    qr(text, { right, bottom, most }) {
      const rows = tools.qrCode(text);
      const module = Math.max(Math.floor(most / rows.length / dotMm), 2) * dotMm;
      const side = rows.length * module;
      items.push({ kind: 'squares', x: right - side, y: bottom - side, module, rows });
    },
  };
}
