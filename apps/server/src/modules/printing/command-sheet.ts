import { codeOfCard, confirmedCommands, type StationCommand } from '@rohi/contract/stations/command-cards';
import { commandPictograms } from './command-pictograms.ts';
import { commandWords, sheetWords } from './command-words.ts';
import type { LabelTools } from './label-drawing.ts';
import { newPen, type LabelPen } from './label-pen.ts';
import { a4, type SheetDrawing, type SheetItem } from './sheet-drawing.ts';

const left = 10;
const top = 26;
const cardWidth = 95;
const cardHeight = 37;
const columns = 2;
const rows = 7;

type Sheet = { pen: LabelPen; items: SheetItem[] };

/**
 * Command cards on A4, two in a row, to be cut along the broken lines: a sign, the words in both languages, Code 128. The last place of the last
 * sheet says what `× 2` means.
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
