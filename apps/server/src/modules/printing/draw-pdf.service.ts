/**
 * Owns the PDF of labels and sheets: a page each, text as text, codes as shapes, only the signs that are used embedded.
 */
import PDFDocument from 'pdfkit';
import type { LabelItem } from './label-drawing.ts';
import { fontFile, fontRuns, openFont } from './label-fonts.service.ts';
import type { SheetDrawing, SheetItem } from './sheet-drawing.ts';

const pointsPerMm = 72 / 25.4;

/** The file, with `copies` pages of each drawing one after the other. `createdAt` is what its properties say. */
export async function drawPdf(
  drawings: Iterable<SheetDrawing>,
  { copies, title, createdAt }: { copies: number; title: string; createdAt: Date },
): Promise<Buffer> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    info: { Title: title, CreationDate: createdAt, Producer: 'Rohi Abreshim', Creator: 'Rohi Abreshim' },
    displayTitle: true,
  });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  for (const drawing of drawings)
    for (let copy = 0; copy < copies; copy += 1) {
      pdf.addPage({ size: [drawing.widthMm * pointsPerMm, drawing.heightMm * pointsPerMm], margin: 0 });
      pdf.scale(pointsPerMm);
      for (const item of drawing.items) drawItem(pdf, item);
    }
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}

function drawItem(pdf: PDFKit.PDFDocument, item: SheetItem): void {
  switch (item.kind) {
    case 'text':
      return writeText(pdf, item);
    case 'box':
      return void pdf.rect(item.x, item.y, item.width, item.height).fill('black');
    case 'frame':
      return void pdf
        .lineWidth(item.line)
        .rect(item.x + item.line / 2, item.y + item.line / 2, item.width - item.line, item.height - item.line)
        .stroke('black');
    case 'bars':
      return drawBars(pdf, item);
    case 'squares':
      return drawSquares(pdf, item);
    case 'cut':
      return void pdf
        .lineWidth(0.2)
        .dash(1.2, { space: 1 })
        .moveTo(item.x1, item.y1)
        .lineTo(item.x2, item.y2)
        .stroke('#5b6b8c')
        .undash();
    case 'round-frame':
      return void pdf
        .lineWidth(item.line)
        .roundedRect(
          item.x + item.line / 2,
          item.y + item.line / 2,
          item.width - item.line,
          item.height - item.line,
          item.radius,
        )
        .stroke('black');
    case 'pictogram':
      return drawPictogram(pdf, item);
  }
}

/** Lines of two units with round ends, as on the screen. */
function drawPictogram(
  pdf: PDFKit.PDFDocument,
  { x, y, size, paths }: Extract<SheetItem, { kind: 'pictogram' }>,
): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 24)
    .lineWidth(2)
    .lineCap('round')
    .lineJoin('round');
  for (const path of paths) pdf.path(path).stroke('black');
  pdf.restore();
}

function writeText(pdf: PDFKit.PDFDocument, item: Extract<LabelItem, { kind: 'text' }>): void {
  let { x } = item;
  pdf.fillColor(item.tone === 'ink' ? 'black' : 'white');
  const runs = fontRuns(item.text, item.weight);
  for (const [index, { font, text }] of runs.entries()) {
    // With a registered name the font is embedded once, not once a page.
    pdf.registerFont(font, fontFile(font)).font(font).fontSize(item.size);
    pdf.text(text, x, item.baseline, { lineBreak: false, baseline: 'alphabetic' });
    if (index === runs.length - 1) return;
    const opened = openFont(font);
    x += (opened.layout(text).advanceWidth / opened.unitsPerEm) * item.size;
  }
}

function drawBars(pdf: PDFKit.PDFDocument, item: Extract<LabelItem, { kind: 'bars' }>): void {
  let { x } = item;
  item.widths.forEach((modules, index) => {
    const width = modules * item.module;
    if (index % 2 === 0) pdf.rect(x, item.y, width, item.height);
    x += width;
  });
  pdf.fill('black');
}

/** Neighbouring squares of a row are one rectangle: no hairline between them on any printer. */
function drawSquares(pdf: PDFKit.PDFDocument, item: Extract<LabelItem, { kind: 'squares' }>): void {
  item.rows.forEach((row, index) => {
    let start = -1;
    for (let column = 0; column <= row.length; column += 1) {
      if (row[column] === true) {
        if (start < 0) start = column;
      } else if (start >= 0) {
        pdf.rect(
          item.x + start * item.module,
          item.y + index * item.module,
          (column - start) * item.module,
          item.module,
        );
        start = -1;
      }
    }
  });
  pdf.fill('black');
}
