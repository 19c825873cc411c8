/** Owns the way from what labels say to the bytes of a file. Runs in the printing thread. */
import type { PrintedDocument } from '@rohi/contract/documents/print-rules';
import { startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import { siteName } from '@rohi/contract/site/brand';
import { drawBagLabel } from './bag-label.ts';
import { drawCommandSheets } from './command-sheet.ts';
import { drawPdf } from './draw-pdf.service.ts';
import { drawPng } from './draw-png.service.ts';
import { drawTspl } from './draw-tspl.service.ts';
import { drawZpl } from './draw-zpl.service.ts';
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
import type { LabelDrawing, LabelTools } from './label-drawing.ts';
import { printableText, widthOfText } from './label-fonts.service.ts';
import { drawStatement } from './papers/draw-statement.service.ts';
import { drawTransferSheet } from './papers/transfer-sheet.ts';
import { drawTripPaper } from './papers/draw-trip-paper.service.ts';
import { drawParcelLabel } from './parcel-label.ts';
import { escposReceipt } from './escpos-receipt.ts';
import { rasterOf } from './label-raster.service.ts';
import type { ReceiptJob } from './receipt-data.ts';
import { drawReceipt } from './receipt-paper.ts';
import { drawShelfLabel } from './shelf-label.ts';
import { drawStickers } from './sticker-sheet.ts';
import { drawTestLabel } from './test-label.ts';

const tools: LabelTools = {
  widthOf: widthOfText,
  printable: printableText,
  code128: code128Widths,
  qrCode: qrSquares,
};

const layouts: Record<PrintedDocument, (tools: LabelTools, data: LabelData, job: PrintJob) => LabelDrawing> =
  {
    'parcel-label': drawParcelLabel,
    'shelf-label': drawShelfLabel,
  };

/** The file of a job; the same job gives the same bytes. */
export async function drawLabels(job: PrintJob): Promise<Buffer> {
  const layout = layouts[job.docType];
  const drawings = job.labels.map((label) => layout(tools, label, job));
  if (job.format === 'zpl') return drawZpl(drawings, job);
  if (job.format === 'tspl') return drawTspl(drawings, job);
  const [first] = drawings;
  if (job.format === 'png') return first === undefined ? Buffer.alloc(0) : drawPng(first);
  const createdAt = startOfDushanbeDay(job.printedDay);
  return drawPdf(drawings, { copies: job.copies, title: siteName[job.locale], createdAt });
}

/** The file of a test label; the same job gives the same bytes. */
export async function drawTest(job: TestJob): Promise<Buffer> {
  const drawings = [drawTestLabel(tools, job)];
  if (job.format === 'zpl') return drawZpl(drawings, { copies: 1 });
  if (job.format === 'tspl') return drawTspl(drawings, { copies: 1 });
  const createdAt = startOfDushanbeDay(job.printedDay);
  return drawPdf(drawings, { copies: 1, title: siteName.zh, createdAt });
}

/** The sheets of a job; the same job gives the same bytes. */
export function drawSheets(job: SheetJob): Promise<Buffer> {
  const createdAt = startOfDushanbeDay(job.printedDay);
  const sheets = job.docType === 'stickers' ? drawStickers(tools, job) : drawCommandSheets(tools, job);
  return drawPdf(sheets, { copies: 1, title: siteName.zh, createdAt });
}

/** The label of a bag; the same job gives the same bytes. */
export function drawBag(job: BagLabelJob): Promise<Buffer> {
  const createdAt = startOfDushanbeDay(job.day);
  return drawPdf([drawBagLabel(tools, job)], { copies: 1, title: siteName.zh, createdAt });
}

/** A paper of a trip; the same job gives the same bytes. */
export function drawPaper({ paper, papers }: TripPaperJob): Promise<Buffer> {
  const { language, printedDay, trip } = papers;
  return drawPdf(drawTripPaper(tools, paper, papers), {
    copies: 1,
    title: `${siteName[language]} ${trip.code}`,
    createdAt: startOfDushanbeDay(printedDay),
  });
}

/** A receipt; the same job gives the same bytes. */
export async function drawReceiptFile({ format, receipt }: ReceiptJob): Promise<Buffer> {
  const drawing = drawReceipt(tools, receipt);
  if (format === 'escpos') return escposReceipt(rasterOf(drawing));
  const createdAt = startOfDushanbeDay(receipt.day);
  return drawPdf([drawing], { copies: 1, title: `${siteName.ru} ${receipt.number}`, createdAt });
}

/** The statement of a customer; the same job gives the same bytes. */
export function drawStatementFile({ paper }: StatementJob): Promise<Buffer> {
  const { locale, customerCode, printedDay } = paper;
  return drawPdf(drawStatement(tools, paper), {
    copies: 1,
    title: `${siteName[locale]} ${customerCode}`,
    createdAt: startOfDushanbeDay(printedDay),
  });
}

/** The sheet of a transfer; the same job gives the same bytes. */
export function drawTransferSheetFile({ sheet }: TransferSheetJob): Promise<Buffer> {
  return drawPdf(drawTransferSheet(tools, sheet), {
    copies: 1,
    title: `${siteName[sheet.locale]} ${sheet.code}`,
    createdAt: startOfDushanbeDay(sheet.printedDay),
  });
}
