import { siteName } from '@rohi/contract/site/brand';
import { describe, expect, test } from 'vitest';
import { readPdf, readCodes, readPngCodes } from '../../../test/label-reader.ts';
import { printZpl } from '../../../test/zpl-printer.ts';
import { drawBagLabel } from './bag-label.ts';
import { drawLabels, drawSheets } from './draw-labels.service.ts';
import { code128Widths, qrSquares } from './label-codes.service.ts';
import type { LabelData, PrintJob } from './label-data.ts';
import type { LabelDrawing, LabelItem, LabelTools } from './label-drawing.ts';
import { narrowestModule } from './label-pen.ts';
import { drawParcelLabel } from './parcel-label.ts';
import { drawShelfLabel } from './shelf-label.ts';
import type { SheetDrawing, SheetItem } from './sheet-drawing.ts';
import { drawStickers } from './sticker-sheet.ts';

// What a code may be is 4 to 40 Latin capitals, digits and hyphens; bars of less than 0.25 mm are not read by all
// scanners.

const tools: LabelTools = {
  firm: siteName,
  widthOf: (text) => text.length * 0.6,
  printable: (text) => text,
  code128: code128Widths,
  qrCode: qrSquares,
};

/** No link, so that the only code is that of the parcel. */
const label = (trackingCode: string): LabelData => ({
  trackingCode,
  orderCode: null,
  customerCode: 'TJ-10482',
  recipientName: null,
  phoneTail: null,
  goods: null,
  businessLine: 'BSC',
  handlingNotes: [],
  tripCode: null,
  route: [],
  pickupPoint: null,
  weightG: null,
  sidesMm: null,
  chargeableWeightKg: null,
  place: null,
  receivedDay: null,
  link: 'https://example.tj/t/1',
});
const day = '2026-11-21';

type Layout = (code: string) => LabelDrawing | SheetDrawing;

const layouts: Readonly<Record<string, Layout>> = {
  'parcel label': (code) => drawParcelLabel(tools, label(code), { locale: 'zh', printedDay: day }),
  'shelf label': (code) => drawShelfLabel(tools, label(code), { locale: 'zh' }),
  'bag label': (code) =>
    drawBagLabel(tools, {
      docType: 'bag-label',
      code,
      kind: 'SACK',
      destination: null,
      parcels: 1,
      weightG: 1_000,
      seal: null,
      day,
    }),
  ...Object.fromEntries(
    (['A4', '58x40', '100x100'] as const).map((paper) => [
      `sticker ${paper}`,
      (code: string) => drawStickers(tools, { paper, stickers: [{ number: 1, code }] })[0] ?? empty,
    ]),
  ),
};
const empty: SheetDrawing = { widthMm: 0, heightMm: 0, items: [] };

const lengths = Array.from({ length: 37 }, (_, index) => index + 4);
const alphabets: Readonly<Record<string, string>> = {
  digits: '7328840195627413',
  letters: 'QWERTZPASDFGHJKXCVBNM',
  both: 'A7B-K2M9',
};
const codesOf = (signs: string) => lengths.map((length) => signs.repeat(20).slice(0, length));

type Code = Extract<LabelItem, { kind: 'bars' | 'squares' }>;
const codesIn = ({ items }: { items: readonly SheetItem[] }): Code[] =>
  items.flatMap((item) => (item.kind === 'bars' || item.kind === 'squares' ? [item] : []));

/** The sides of a code with what must stay white around it, in millimetres. */
function sidesOf(item: Code): { left: number; right: number; top: number; bottom: number } {
  if (item.kind === 'bars') {
    const width = item.widths.reduce((sum, modules) => sum + modules, 0) * item.module;
    const quiet = 10 * item.module;
    return {
      left: item.x - quiet,
      right: item.x + width + quiet,
      top: item.y,
      bottom: item.y + item.height,
    };
  }
  const side = item.rows.length * item.module;
  const quiet = 4 * item.module;
  return {
    left: item.x - quiet,
    right: item.x + side + quiet,
    top: item.y - quiet,
    bottom: item.y + side + quiet,
  };
}

describe.each(Object.entries(layouts))('%s', (_name, layout) => {
  test.each(Object.entries(alphabets))('holds codes of 4 to 40 %s at 0.25 mm or more', (_signs, signs) => {
    for (const code of codesOf(signs)) {
      const drawing = layout(code);
      const [drawn, ...others] = codesIn(drawing);
      expect(drawn, code).toBeDefined();
      // A parcel's label has its link beside the code.
      expect(others.length, code).toBeLessThan(2);
      for (const each of codesIn(drawing)) expect(each.module, code).toBeGreaterThanOrEqual(0.25);
      const sides = sidesOf(drawn as Code);
      expect(sides.left, code).toBeGreaterThanOrEqual(0);
      expect(sides.right, code).toBeLessThanOrEqual(drawing.widthMm);
      expect(sides.top, code).toBeGreaterThanOrEqual(0);
      expect(sides.bottom, code).toBeLessThanOrEqual(drawing.heightMm);
    }
  });

  test('draws nothing for signs that no barcode holds', () => {
    const codes = codesIn(layout('КОД-12345'));
    expect(codes.filter((item) => item.kind === 'bars')).toEqual([]);
  });
});

test('the narrowest bar is two dots of a label printer', () => {
  expect(narrowestModule).toBe(0.25);
});

const job = (fields: Partial<PrintJob>): PrintJob => ({
  docType: 'parcel-label',
  format: 'png',
  locale: 'ru',
  copies: 1,
  printedDay: day,
  labels: [],
  ...fields,
});

describe('what is drawn is read again', () => {
  test.each(['parcel-label', 'shelf-label'] as const)('%s, of 4 to 40 signs, as dots', async (docType) => {
    for (const code of codesOf(alphabets['both'] ?? '')) {
      const png = await drawLabels(job({ docType, labels: [label(code)] }));
      const texts = (await readPngCodes(png)).map(({ text }) => text);
      expect(texts, code).toContain(code);
    }
  });

  test.each(['parcel-label', 'shelf-label'] as const)(
    '%s, of 40 letters, in PDF and ZPL',
    async (docType) => {
      const code = 'RP4K7PY2HTRAB-'.repeat(3).slice(0, 40);
      const labels = [label(code)];
      const [page] = await readPdf(await drawLabels(job({ docType, format: 'pdf', labels })));
      const [printed] = printZpl(
        (await drawLabels(job({ docType, format: 'zpl', labels }))).toString('ascii'),
      );
      for (const picture of [page?.picture, printed?.picture])
        expect(await readCodes(picture as never)).toContainEqual({ format: 'QRCode', text: code });
    },
  );

  test('stickers of each paper', async () => {
    for (const paper of ['A4', '58x40', '100x100'] as const) {
      const sheets = await drawSheets({
        docType: 'stickers',
        paper,
        printedDay: day,
        stickers: [{ number: 1, code: 'RP4K7PY2HTR' }],
      });
      const [page] = await readPdf(sheets);
      expect(await readCodes(page?.picture as never)).toEqual([{ format: 'Code128', text: 'RP4K7PY2HTR' }]);
    }
  });
});
