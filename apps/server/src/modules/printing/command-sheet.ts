import { codeOfCard, confirmedCommands, type StationCommand } from '@rohi/contract/stations/command-cards';
import { commandWords, sheetWords } from './command-words.ts';
import type { LabelTools } from './label-drawing.ts';
import { newPen, type LabelPen } from './label-pen.ts';
import { a4, type SheetDrawing, type SheetItem } from './sheet-drawing.ts';

/**
 * The sign of each card, as strokes over 24 units. From Lucide (ISC licence, © Lucide Icons and Contributors; those of
 * Feather MIT, © Cole Bemis), the set that the console has: circles and rectangles written as paths.
 */
const commandPictograms: Readonly<Record<StationCommand, readonly string[]>> = {
  NEXT: ['M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0z', 'm10 8 4 4-4 4'],
  UNDO: ['M9 14 4 9l5-5', 'M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11'],
  PHOTO: [
    'M14.5 4h-5L7 7H4a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-3z',
    'M15 13a3 3 0 1 1-6 0a3 3 0 1 1 6 0z',
  ],
  NOWEIGHT: [
    'M12 3v18',
    'm19 8 3 8a5 5 0 0 1-6 0zV7',
    'M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1',
    'm5 8 3 8a5 5 0 0 1-6 0zV7',
    'M7 21h10',
  ],
  DAMAGED: [
    'M12 22V12',
    'm16.5 14.5 5 5',
    'm16.5 19.5 5-5',
    'M3.29 7 12 12l8.71-5',
    'm7.5 4.27 9 5.15',
    'M21 10V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73l7 4a2 2 0 0 0 2 0l2-1.14',
  ],
  PROHIBITED: ['M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0z', 'M4.93 4.93 19.07 19.07'],
  NOCODE: [
    'M3 7V5a2 2 0 0 1 2-2h2',
    'M17 3h2a2 2 0 0 1 2 2v2',
    'M21 17v2a2 2 0 0 1-2 2h-2',
    'M7 21H5a2 2 0 0 1-2-2v-2',
    'M7 12h10',
  ],
  NEWBAG: ['M6 2 3 6v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6l-3-4z', 'M3 6h18', 'M16 10a4 4 0 0 1-8 0'],
  CLOSEBAG: [
    'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z',
    'M7 11V7a5 5 0 0 1 10 0v4',
  ],
  REPRINT: [
    'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2',
    'M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6',
    'M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z',
  ],
  CELL: ['M3 3h7v7H3z', 'M14 3h7v7h-7z', 'M14 14h7v7h-7z', 'M3 14h7v7H3z'],
  HELP: ['M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0z', 'M9 9.5a3 2.5 0 0 1 6 0c0 2-2 2-3 3.5', 'M12 17h.01'],
  LOGOUT: ['m16 17 5-5-5-5', 'M21 12H9', 'M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4'],
};

const left = 10;
const top = 26;
const cardWidth = 95;
const cardHeight = 37;
const columns = 2;
const rows = 7;

type Sheet = { pen: LabelPen; items: SheetItem[] };

/**
 * Command cards on A4, two in a row, to be cut along the broken lines: a sign, the words in both languages, Code 128.
 * The last place of the last sheet says what `× 2` means.
 */
export function drawCommandSheets(
  tools: LabelTools,
  { cards, name }: { cards: readonly StationCommand[]; name: string },
): SheetDrawing[] {
  const places = [...cards, 'legend' as const];
  const onSheet = columns * rows;
  const count = Math.ceil(places.length / onSheet);
  return Array.from({ length: count }, (_, sheet) =>
    drawSheet(tools, places.slice(sheet * onSheet, (sheet + 1) * onSheet), name),
  );
}

function drawSheet(
  tools: LabelTools,
  places: readonly (StationCommand | 'legend')[],
  name: string,
): SheetDrawing {
  const items: SheetItem[] = [];
  const pen = newPen(tools, items);
  drawHead(pen, name);
  places.forEach((place, index) => {
    const x = left + (index % columns) * cardWidth;
    const y = top + Math.floor(index / columns) * cardHeight;
    if (place === 'legend') drawLegend({ pen, items }, x, y);
    else drawCard({ pen, items }, place, x, y);
  });
  drawCuts(items, Math.ceil(places.length / columns));
  return { ...a4, items };
}

function drawHead(pen: LabelPen, name: string): void {
  const right = left + columns * cardWidth;
  pen.write({ x: left, baseline: 15, text: sheetWords.title, width: 125, size: 6, weight: 'strong' });
  pen.write({ x: left, baseline: 20.5, text: sheetWords.lead, width: 125, size: 3.6 });
  pen.write({ x: right, baseline: 15, text: name, width: 60, size: 4, leastSize: 3, align: 'right' });
  pen.write({ x: right, baseline: 20.5, text: sheetWords.paper, width: 60, size: 3.6, align: 'right' });
}

function drawCard({ pen, items }: Sheet, command: StationCommand, x: number, y: number): void {
  const words = commandWords[command];
  items.push(
    { kind: 'round-frame', x: x + 4.5, y: y + 3.8, width: 16.4, height: 15.6, radius: 2.4, line: 0.5 },
    { kind: 'pictogram', x: x + 7.6, y: y + 6.5, size: 10.2, paths: commandPictograms[command] },
  );
  const text = x + 25;
  const isTwice = confirmedCommands.includes(command);
  pen.write({
    x: text,
    baseline: y + 10.2,
    text: words.zh,
    width: isTwice ? 52 : 65,
    size: 7,
    weight: 'strong',
  });
  if (isTwice) drawTwice({ pen, items }, x + 79.5, y + 3.8);
  const code = codeOfCard(command);
  const { width } = pen.write({
    x: x + 90,
    baseline: y + 17.6,
    text: code,
    width: 34,
    size: 3.6,
    align: 'right',
  });
  pen.write({ x: text, baseline: y + 16.4, text: words.ru, width: 63 - width, size: 4.4, leastSize: 3 });
  pen.barcode(code, { x: x + 2, y: y + 20.8, width: cardWidth - 4, height: 12.8 });
}

/** The mark of a card that counts when it is scanned again. */
function drawTwice({ pen, items }: Sheet, x: number, y: number): void {
  items.push({ kind: 'round-frame', x, y, width: 10.5, height: 6.8, radius: 1.6, line: 0.5 });
  pen.write({
    x: x + 5.25,
    middle: y + 3.4,
    text: sheetWords.again,
    width: 9,
    size: 3.8,
    weight: 'strong',
    align: 'middle',
  });
}

function drawLegend(sheet: Sheet, x: number, y: number): void {
  drawTwice(sheet, x + 4.5, y + 3.2);
  const { pen } = sheet;
  const width = cardWidth - 9;
  pen.write({
    x: x + 18,
    middle: y + 6.6,
    text: sheetWords.againZh,
    width: width - 14,
    size: 4.2,
    weight: 'strong',
  });
  sheetWords.againRu.forEach((text, index) => {
    pen.write({ x: x + 4.5, baseline: y + 15.6 + index * 5.2, text, width, size: 3.8 });
  });
  sheetWords.cut.forEach((text, index) => {
    pen.write({ x: x + 4.5, baseline: y + 28 + index * 4.8, text, width, size: 3.4 });
  });
}

function drawCuts(items: SheetItem[], used: number): void {
  const bottom = top + used * cardHeight;
  const right = left + columns * cardWidth;
  for (let row = 0; row <= used; row += 1) {
    const y = top + row * cardHeight;
    items.push({ kind: 'cut', x1: left, y1: y, x2: right, y2: y });
  }
  for (let column = 0; column <= columns; column += 1) {
    const x = left + column * cardWidth;
    items.push({ kind: 'cut', x1: x, y1: top, x2: x, y2: bottom });
  }
}
