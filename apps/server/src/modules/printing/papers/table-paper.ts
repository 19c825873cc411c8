/**
 * A table over as many pages as it needs: a head on the first, the columns' names on each, sums at the end. Pure:
 * shapes in millimetres.
 */
import type { LabelTools } from '../label-drawing.ts';
import { newPen } from '../label-pen.ts';
import type { SheetDrawing, SheetItem } from '../sheet-drawing.ts';

export type PaperColumn = { header: string; width: number; align?: 'right' };

/** One row; a cell that does not fit its column takes further lines. `isStrong`: a sum. */
export type PaperRow = { cells: readonly string[]; isStrong?: true };

export type TablePaper = {
  widthMm: number;
  heightMm: number;
  title: string;
  /** Lines under the title of the first page. */
  head: readonly string[];
  /** What stands in the corner of every page. */
  corner: string;
  page: (page: number, of: number) => string;
  columns: readonly PaperColumn[];
  rows: readonly PaperRow[];
};

const margin = 10;
const textSize = 2.6;
const lineHeight = 3.4;
const rowSpace = 1.4;
const mostLines = 6;
const cellSpace = 1.2;
const bottomSpace = 12;

type Lines = { row: PaperRow; lines: string[][]; height: number };

/**
 * The pages of a table, one after the other: the shapes of thousands of rows are never there at once. A row is never
 * parted; what has no room in its cell after six lines ends in an ellipsis.
 */
export function* drawTable(tools: LabelTools, paper: TablePaper): Generator<SheetDrawing> {
  const rows = paper.rows.map((row) => wrapRow(tools, paper.columns, row));
  const header = wrapRow(tools, paper.columns, {
    cells: paper.columns.map((column) => column.header),
    isStrong: true,
  });
  const headHeight = 10 + paper.head.length * 4.6 + 2;
  const pages = pagesOf(paper, rows, header.height, headHeight);
  for (const [index, onPage] of pages.entries()) {
    const items: SheetItem[] = [];
    const top = drawPageHead(tools, items, paper, { index, of: pages.length });
    let y = drawRow(items, paper, header, top, tools);
    items.push({ kind: 'box', x: margin, y: y - 0.2, width: paper.widthMm - 2 * margin, height: 0.3 });
    for (const row of onPage) y = drawRow(items, paper, row, y, tools);
    yield { widthMm: paper.widthMm, heightMm: paper.heightMm, items };
  }
}

function pagesOf(paper: TablePaper, rows: readonly Lines[], header: number, head: number): Lines[][] {
  const bottom = paper.heightMm - bottomSpace;
  const pages: Lines[][] = [[]];
  let y = margin + head + header;
  for (const row of rows) {
    if (y + row.height > bottom && pages.at(-1)?.length !== 0) {
      pages.push([]);
      y = margin + header;
    }
    pages.at(-1)?.push(row);
    y += row.height;
  }
  return pages;
}

function drawPageHead(
  tools: LabelTools,
  items: SheetItem[],
  paper: TablePaper,
  { index, of }: { index: number; of: number },
): number {
  const pen = newPen(tools, items);
  const width = paper.widthMm - 2 * margin;
  const foot = { baseline: paper.heightMm - 6, size: 2.6, width: width / 2 };
  pen.write({ ...foot, x: margin, text: paper.corner });
  pen.write({ ...foot, x: paper.widthMm - margin, text: paper.page(index + 1, of), align: 'right' });
  if (index > 0) return margin;
  pen.write({ x: margin, baseline: margin + 5, text: paper.title, width, size: 5.4, weight: 'strong' });
  paper.head.forEach((text, line) =>
    pen.write({ x: margin, baseline: margin + 11 + line * 4.6, text, width, size: 3.2, leastSize: 2.2 }),
  );
  return margin + 10 + paper.head.length * 4.6 + 2;
}

function drawRow(
  items: SheetItem[],
  { columns }: TablePaper,
  { row, lines, height }: Lines,
  y: number,
  tools: LabelTools,
): number {
  const weight = row.isStrong === true ? 'strong' : 'medium';
  let x = margin;
  columns.forEach(({ width, align }, index) => {
    lines[index]?.forEach((text, line) => {
      const shift = align === 'right' ? width - cellSpace - widthOf(tools, text, weight) * textSize : 0;
      const baseline = y + rowSpace / 2 + lineHeight * (line + 0.78);
      if (text !== '')
        items.push({ kind: 'text', x: x + shift, baseline, text, size: textSize, weight, tone: 'ink' });
    });
    x += width;
  });
  items.push({ kind: 'box', x: margin, y: y + height, width: x - margin, height: 0.1 });
  return y + height;
}

function wrapRow(tools: LabelTools, columns: readonly PaperColumn[], row: PaperRow): Lines {
  const weight = row.isStrong === true ? 'strong' : 'medium';
  const lines = columns.map(({ width }, index) =>
    wrapCell(tools, row.cells[index] ?? '', weight, (width - cellSpace) / textSize),
  );
  const most = Math.max(1, ...lines.map(({ length }) => length));
  return { row, lines, height: most * lineHeight + rowSpace };
}

/** The width sign by sign: a table has too many texts to shape each twice, and kerning only makes them narrower. */
function widthOf(tools: LabelTools, text: string, weight: 'medium' | 'strong'): number {
  let width = 0;
  for (const sign of text) width += tools.widthOf(sign, weight);
  return width;
}

/** Lines of at most this width (at size 1): broken at a space where there is one, else anywhere. */
function wrapCell(tools: LabelTools, text: string, weight: 'medium' | 'strong', most: number): string[] {
  // Codes and figures are printable as they are, and most cells hold nothing else.
  const signs = [...(/^[!-~]*$/.test(text) ? text : tools.printable(text))];
  const lines: string[] = [];
  let start = 0;
  while (start < signs.length && lines.length < mostLines) {
    let end = start;
    let width = 0;
    let space = -1;
    for (; end < signs.length; end += 1) {
      width += tools.widthOf(signs[end] ?? '', weight);
      if (width > most && end > start) break;
      if (signs[end] === ' ') space = end;
    }
    if (end < signs.length && space > start && signs[end] !== ' ') end = space + 1;
    lines.push(signs.slice(start, end).join('').trim());
    start = end;
  }
  if (start < signs.length) lines.push(`${(lines.pop() ?? '').slice(0, -1)}…`);
  return lines;
}
