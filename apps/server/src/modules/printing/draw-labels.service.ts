/** Owns the way from what labels say to the bytes of a file. Runs in the printing thread. */
import type { PrintedDocument } from '@rohi/contract/documents/print-rules';
import { startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import type { LocaleTexts } from '@rohi/contract/locales';
import { siteName } from '@rohi/contract/site/brand';
import { drawBagLabel } from './bag-label.ts';
import type { ClaimSlipJob } from './claim-slip-data.ts';
import { drawClaimSheet, drawClaimSlip } from './claim-slip-paper.ts';
import { drawCommandSheets } from './command-sheet.ts';
import { drawPdf } from './draw-pdf.service.ts';
import { code128Widths, qrSquares } from './label-codes.service.ts';
import type {
  BagLabelJob,
  LabelData,
  PrintJob,
  SheetJob,
  StatementJob,
  TransferSheetJob,
  TestJob,
  TripPaperJob,
} from './label-data.ts';
import { type LabelDrawing, type LabelItem, type LabelTools, dotMm } from './label-drawing.ts';
import { printableText, widthOfText } from './label-fonts.service.ts';
import { drawStatement } from './papers/draw-statement.service.ts';
import { drawTransferSheet } from './papers/transfer-sheet.ts';
import { drawTripPaper } from './papers/draw-trip-paper.service.ts';
import { drawParcelLabel } from './parcel-label.ts';
import type { ReceiptJob } from './receipt-data.ts';
import { drawReceipt } from './receipt-paper.ts';
import { drawShelfLabel } from './shelf-label.ts';
import { drawStickers } from './sticker-sheet.ts';
import { drawTestLabel } from './test-label.ts';
import { tsplLabel } from './tspl-label.ts';
import { type Bitmap, blacken, newBitmap } from './fill-outline.ts';
import { crc32, deflateSync } from 'node:zlib';
import { barsOf, dots, squaresOf } from './label-bitmaps.ts';
import { textGraphic } from './text-graphic.service.ts';
import { fieldText, graphicField } from './zpl-graphic.ts';

// Owns a label as dots of a 203 dpi printer: what the screen shows, and what printers without graphics of their own are
// given.
/** The whole label in dots; what reaches over its edge is cut. */
function rasterOf({ widthMm, heightMm, items }: LabelDrawing): Bitmap {
  const page = newBitmap(dots(widthMm), dots(heightMm));
  for (const item of items) drawItem(page, item);
  return page;
}

function drawItem(page: Bitmap, item: LabelItem): void {
  if (item.kind === 'text') {
    const graphic = textGraphic(item.text, item.weight, item.size / dotMm);
    if (graphic !== undefined)
      stamp(page, graphic.bitmap, dots(item.x) + graphic.left, dots(item.baseline) + graphic.top, item.tone);
  } else if (item.kind === 'box') fill(page, dots(item.x), dots(item.y), dots(item.width), dots(item.height));
  else if (item.kind === 'frame') {
    const [x, y, width, height, line] = [item.x, item.y, item.width, item.height, item.line].map(dots) as [
      number,
      number,
      number,
      number,
      number,
    ];
    fill(page, x, y, width, line);
    fill(page, x, y + height - line, width, line);
    fill(page, x, y, line, height);
    fill(page, x + width - line, y, line, height);
  } else
    stamp(page, item.kind === 'bars' ? barsOf(item) : squaresOf(item), dots(item.x), dots(item.y), 'ink');
}

function fill(page: Bitmap, x: number, y: number, width: number, height: number): void {
  for (let row = y; row < y + Math.max(height, 1); row += 1)
    for (let column = x; column < x + Math.max(width, 1); column += 1) setDot(page, column, row, 'ink');
}

/** Lays black dots over the page; in paper's tone they whiten what lies under them. */
function stamp(page: Bitmap, bitmap: Bitmap, x: number, y: number, tone: 'ink' | 'paper'): void {
  for (let row = 0; row < bitmap.height; row += 1)
    for (let column = 0; column < bitmap.width; column += 1) {
      const bits = bitmap.bytes[row * bitmap.bytesPerRow + (column >> 3)] ?? 0;
      if ((bits & (0x80 >> (column & 7))) === 0) continue;
      setDot(page, x + column, y + row, tone);
    }
}

function setDot(page: Bitmap, x: number, y: number, tone: 'ink' | 'paper'): void {
  if (x < 0 || y < 0 || x >= page.width || y >= page.height) return;
  if (tone === 'ink') return blacken(page, x, y);
  const at = y * page.bytesPerRow + (x >> 3);
  page.bytes[at] = (page.bytes[at] ?? 0) & ~(0x80 >> (x & 7));
}

// * Owns labels in ZPL for printers of 203 dpi (8 dots to the millimetre). Latin lines are the printer's own letters;
//   every other line, the codes and what is white on black are graphics, so that they look and scan alike on any
//   printer.
type Item<Kind extends LabelItem['kind']> = Extract<LabelItem, { kind: Kind }>;

/** One format a drawing; the printer makes the copies. */
function drawZpl(drawings: readonly LabelDrawing[], { copies }: { copies: number }): Buffer {
  return Buffer.from(drawings.map((drawing) => formatOf(drawing, copies)).join('\n') + '\n', 'ascii');
}

function formatOf({ widthMm, heightMm, items }: LabelDrawing, copies: number): string {
  const fields = items.map(fieldOf).filter((field) => field !== '');
  return ['^XA', `^PW${dots(widthMm)}^LL${dots(heightMm)}^LH0,0`, ...fields, `^PQ${copies}`, '^XZ'].join(
    '\n',
  );
}

function fieldOf(item: LabelItem): string {
  switch (item.kind) {
    case 'text':
      return textField(item);
    case 'box':
      return boxField(item);
    case 'frame':
      return `^FO${dots(item.x)},${dots(item.y)}^GB${dots(item.width)},${dots(item.height)},${dots(item.line)}^FS`;
    case 'bars':
      return graphicField(barsOf(item), dots(item.x), dots(item.y));
    default:
      return graphicField(squaresOf(item), dots(item.x), dots(item.y));
  }
}

/** A filled box: its line is as thick as its shorter side. */
function boxField({ x, y, width, height }: Item<'box'>): string {
  const [w, h] = [Math.max(dots(width), 1), Math.max(dots(height), 1)];
  return `^FO${dots(x)},${dots(y)}^GB${w},${h},${Math.min(w, h)}^FS`;
}

/** The printer's own letters are narrower than ours, so what fits in ours fits in them. */
function textField({ x, baseline, text, size, weight, tone }: Item<'text'>): string {
  if (tone === 'ink' && /^[\x20-\x7E]+$/.test(text))
    return `^FT${dots(x)},${dots(baseline)}^A0N,${dots(size)},${dots(size)}^FH_^FD${fieldText(text)}^FS`;
  const graphic = textGraphic(text, weight, size / dotMm);
  if (graphic === undefined) return '';
  const { bitmap, left, top } = graphic;
  return graphicField(bitmap, dots(x) + left, dots(baseline) + top, tone === 'paper');
}

// Owns the picture of a label for the screen: the very dots that a 203 dpi printer burns, black on white.
/** The label as a PNG of one bit a dot. */
function drawPng(drawing: LabelDrawing): Buffer {
  return encodePng(rasterOf(drawing));
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One bit a dot, grey; in PNG a bit of 1 is white, so all are turned round. */
function encodePng({ width, height, bytesPerRow, bytes }: Bitmap): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc(height * (bytesPerRow + 1));
  for (let row = 0; row < height; row += 1)
    for (let at = 0; at < bytesPerRow; at += 1)
      rows[row * (bytesPerRow + 1) + 1 + at] = ~(bytes[row * bytesPerRow + at] ?? 0) & 0xff;
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** Rows of one graphic: printers with little memory take no more at once. */
const rowsAtOnce = 128;

const start = Buffer.from([0x1b, 0x40]);
/** Three lines of paper, and a cut that leaves a corner. */
const cut = Buffer.from([0x1b, 0x64, 0x03, 0x1d, 0x56, 0x42, 0x00]);

/**
 * Dots as ESC/POS for printers of receipts (`GS v 0`): all of it is graphics, since they have neither our letters nor
 * one code page. A bit of 1 is black.
 */
function escposReceipt({ height, bytesPerRow, bytes }: Bitmap): Buffer {
  const parts: Buffer[] = [start];
  for (let top = 0; top < height; top += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, height - top);
    const size = [bytesPerRow & 0xff, bytesPerRow >> 8, rows & 0xff, rows >> 8];
    parts.push(
      Buffer.from([0x1d, 0x76, 0x30, 0x00, ...size]),
      Buffer.from(bytes.subarray(top * bytesPerRow, (top + rows) * bytesPerRow)),
    );
  }
  return Buffer.concat([...parts, cut]);
}

// * Owns labels in TSPL for printers of 203 dpi. All of a label is dots: these printers have neither our letters nor
//   one way of writing them that all firmware shares.
/** One label a drawing; the printer makes the copies. */
function drawTspl(drawings: readonly LabelDrawing[], { copies }: { copies: number }): Buffer {
  return Buffer.concat(
    drawings.map((drawing) => {
      const { widthMm, heightMm } = drawing;
      return tsplLabel({ widthMm, heightMm, copies, raster: rasterOf(drawing) });
    }),
  );
}

/** What layouts ask for; `firm`: the name that stands on what is printed. */
const toolsOf = (firm: LocaleTexts): LabelTools => ({
  firm,
  widthOf: widthOfText,
  printable: printableText,
  code128: code128Widths,
  qrCode: qrSquares,
});

const layouts: Record<PrintedDocument, (tools: LabelTools, data: LabelData, job: PrintJob) => LabelDrawing> =
  {
    'parcel-label': drawParcelLabel,
    'shelf-label': drawShelfLabel,
  };

/** The file of a job; the same job gives the same bytes. */
export async function drawLabels(job: PrintJob, firm: LocaleTexts = siteName): Promise<Buffer> {
  const tools = toolsOf(firm);
  const layout = layouts[job.docType];
  const drawings = job.labels.map((label) => layout(tools, label, job));
  if (job.format === 'zpl') return drawZpl(drawings, job);
  if (job.format === 'tspl') return drawTspl(drawings, job);
  const [first] = drawings;
  if (job.format === 'png') return first === undefined ? Buffer.alloc(0) : drawPng(first);
  const createdAt = startOfDushanbeDay(job.printedDay);
  return drawPdf(drawings, { copies: job.copies, title: firm[job.locale], createdAt });
}

/** The file of a test label; the same job gives the same bytes. */
export async function drawTest(job: TestJob, firm: LocaleTexts = siteName): Promise<Buffer> {
  const tools = toolsOf(firm);
  const drawings = [drawTestLabel(tools, job)];
  if (job.format === 'zpl') return drawZpl(drawings, { copies: 1 });
  if (job.format === 'tspl') return drawTspl(drawings, { copies: 1 });
  const createdAt = startOfDushanbeDay(job.printedDay);
  return drawPdf(drawings, { copies: 1, title: firm.zh, createdAt });
}

/** The sheets of a job; the same job gives the same bytes. */
export function drawSheets(job: SheetJob, firm: LocaleTexts = siteName): Promise<Buffer> {
  const tools = toolsOf(firm);
  const createdAt = startOfDushanbeDay(job.printedDay);
  const sheets = job.docType === 'stickers' ? drawStickers(tools, job) : drawCommandSheets(tools, job);
  return drawPdf(sheets, { copies: 1, title: firm.zh, createdAt });
}

/** The label of a bag; the same job gives the same bytes. */
export function drawBag(job: BagLabelJob, firm: LocaleTexts = siteName): Promise<Buffer> {
  const tools = toolsOf(firm);
  const createdAt = startOfDushanbeDay(job.day);
  return drawPdf([drawBagLabel(tools, job)], { copies: 1, title: firm.zh, createdAt });
}

/** A paper of a trip; the same job gives the same bytes. */
export function drawPaper({ paper, papers }: TripPaperJob, firm: LocaleTexts = siteName): Promise<Buffer> {
  const tools = toolsOf(firm);
  const { language, printedDay, trip } = papers;
  return drawPdf(drawTripPaper(tools, paper, papers), {
    copies: 1,
    title: `${firm[language]} ${trip.code}`,
    createdAt: startOfDushanbeDay(printedDay),
  });
}

/** A receipt; the same job gives the same bytes. */
export async function drawReceiptFile(
  { format, receipt }: ReceiptJob,
  firm: LocaleTexts = siteName,
): Promise<Buffer> {
  const tools = toolsOf(firm);
  const drawing = drawReceipt(tools, receipt);
  if (format === 'escpos') return escposReceipt(rasterOf(drawing));
  const createdAt = startOfDushanbeDay(receipt.day);
  return drawPdf([drawing], { copies: 1, title: `${firm.ru} ${receipt.number}`, createdAt });
}

/** The slip by which an account is claimed; the same job gives the same bytes. */
export async function drawClaimSlipFile(
  { format, slip }: ClaimSlipJob,
  firm: LocaleTexts = siteName,
): Promise<Buffer> {
  const tools = toolsOf(firm);
  if (format === 'escpos') return escposReceipt(rasterOf(drawClaimSlip(tools, slip)));
  const createdAt = startOfDushanbeDay(slip.day);
  const title = `${firm.ru} ${slip.customerCode}`;
  const draw = format === 'a6' ? drawClaimSheet : drawClaimSlip;
  return drawPdf([draw(tools, slip)], { copies: 1, title, createdAt });
}

/** The statement of a customer; the same job gives the same bytes. */
export function drawStatementFile({ paper }: StatementJob, firm: LocaleTexts = siteName): Promise<Buffer> {
  const tools = toolsOf(firm);
  const { locale, customerCode, printedDay } = paper;
  return drawPdf(drawStatement(tools, paper), {
    copies: 1,
    title: `${firm[locale]} ${customerCode}`,
    createdAt: startOfDushanbeDay(printedDay),
  });
}

/** The sheet of a transfer; the same job gives the same bytes. */
export function drawTransferSheetFile(
  { sheet }: TransferSheetJob,
  firm: LocaleTexts = siteName,
): Promise<Buffer> {
  const tools = toolsOf(firm);
  return drawPdf(drawTransferSheet(tools, sheet), {
    copies: 1,
    title: `${firm[sheet.locale]} ${sheet.code}`,
    createdAt: startOfDushanbeDay(sheet.printedDay),
  });
}
