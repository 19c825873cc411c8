/** The sheet that goes with a transfer on A4: what is in it, and its code for the scanner of the point. */
import type { Locale } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { LabelTools } from '../label-drawing.ts';
import { newPen } from '../label-pen.ts';
import { localDay, localDecimal } from '../label-words.ts';
import type { SheetDrawing } from '../sheet-drawing.ts';
import { drawTable, type PaperRow } from './table-paper.ts';
import { transferSheetWords } from './transfer-sheet-words.ts';

export type TransferSheet = {
  locale: Locale;
  code: string;
  hub: string;
  point: string;
  no: number;
  /** Dushanbe days. */
  day: string;
  printedDay: string;
  /** Empty before it leaves: a line for the pen. */
  vehicle: string;
  driver: string;
  parcels: readonly {
    code: string;
    /** The bag that goes whole. */
    bagCode: string | null;
    customerCode: string | null;
    weightG: number | null;
  }[];
};

const forThePen = '____________';

/** The pages of a sheet. */
export function* drawTransferSheet(tools: LabelTools, sheet: TransferSheet): Generator<SheetDrawing> {
  const { locale, code, parcels, printedDay } = sheet;
  const words = transferSheetWords[locale];
  const kg = (weightG: number) => localDecimal(writeDecimal(BigInt(weightG), 3, 2), locale);
  const rows = parcels.map(({ code: parcel, bagCode, customerCode, weightG }, index): PaperRow => ({
    cells: [
      String(index + 1),
      ...[parcel, bagCode ?? '', customerCode ?? ''],
      weightG === null ? '' : kg(weightG),
    ],
  }));
  const bags = new Set(parcels.flatMap(({ bagCode }) => bagCode ?? [])).size;
  const weightG = parcels.reduce((sum, each) => sum + (each.weightG ?? 0), 0);
  const { columns } = words;
  const pages = drawTable(tools, {
    widthMm: 210,
    heightMm: 297,
    page: words.page,
    title: words.title,
    head: [
      words.way(sheet.hub, sheet.point),
      words.number(sheet.no, localDay(sheet.day, locale)),
      words.car(sheet.vehicle || forThePen, sheet.driver || forThePen),
      words.sum(parcels.length, bags, kg(weightG)),
      '',
      `${words.gave}   ${words.drove}   ${words.took}`,
    ],
    corner: `${code} · ${words.drawn(localDay(printedDay, locale))}`,
    columns: [
      { header: columns.no, width: 12, align: 'right' },
      { header: columns.code, width: 66 },
      { header: columns.bag, width: 44 },
      { header: columns.customer, width: 42 },
      { header: columns.weight, width: 26, align: 'right' },
    ],
    rows,
  });
  let isFirst = true;
  for (const page of pages) {
    if (isFirst) drawCode(tools, page, code);
    isFirst = false;
    yield page;
  }
}

function drawCode(tools: LabelTools, page: SheetDrawing, code: string): void {
  const pen = newPen(tools, page.items);
  pen.barcode(code, { x: 120, y: 8, width: 80, height: 12 });
  pen.write({ x: 160, baseline: 24, text: code, width: 80, size: 3.6, weight: 'strong', align: 'middle' });
}
