/**
 * Invoice and packing list of each person with parcels on a trip: pages of their own, so that each can be handed over
 * alone.
 */
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { LabelTools } from '../label-drawing.ts';
import { a4, type SheetDrawing } from '../sheet-drawing.ts';
import { tripLines } from './manifest-paper.ts';
import {
  amountText,
  goodsText,
  kilograms,
  manifestRows,
  piecesText,
  valuesText,
  type ManifestRow,
} from './manifest-rows.ts';
import { byPerson, totalsOf, type PaperItem, type PaperParcel, type TripPapers } from './paper-data.ts';
import { paperWords, type PaperWords } from './paper-words.ts';
import { drawTable, type PaperColumn, type PaperRow } from './table-paper.ts';

type PersonPaper = {
  columns: (words: PaperWords) => PaperColumn[];
  cells: (row: ManifestRow, words: PaperWords) => string[];
  total: (parcels: readonly PaperParcel[], words: PaperWords) => string[];
};

/** The pages of all persons, one after the other. */
export function drawInvoices(tools: LabelTools, papers: TripPapers): Iterable<SheetDrawing> {
  return drawOfPersons(tools, papers, 'invoice', invoice);
}

export function drawPackingLists(tools: LabelTools, papers: TripPapers): Iterable<SheetDrawing> {
  return drawOfPersons(tools, papers, 'packing-list', packingList);
}

function* drawOfPersons(
  tools: LabelTools,
  { language, printedDay, trip, parcels }: TripPapers,
  kind: 'invoice' | 'packing-list',
  paper: PersonPaper,
): Generator<SheetDrawing> {
  const words = paperWords[language];
  for (const [index, own] of byPerson(parcels).entries()) {
    const [first] = own;
    const rows: PaperRow[] = [...manifestRows(own)].map((row) => ({ cells: paper.cells(row, words) }));
    rows.push({ cells: paper.total(own, words), isStrong: true });
    yield* drawTable(tools, {
      ...a4,
      title: `${words.titles[kind]} ${trip.code}-${index + 1}`,
      head: [...personLines(first, words), ...tripLines(trip, words)],
      corner: `${trip.code}-${index + 1} · ${words.drawn(printedDay)}`,
      page: words.page,
      columns: paper.columns(words),
      rows,
    });
  }
}

function personLines(parcel: PaperParcel | undefined, words: PaperWords): string[] {
  const labelled = (label: string, text: string | null | undefined) => `${label}: ${text || words.notSaid}`;
  return [
    [labelled(words.recipient, parcel?.recipient), labelled(words.customerCode, parcel?.customerCode)].join(
      ' · ',
    ),
    [labelled(words.phone, parcel?.phone), labelled(words.columns.city, parcel?.city)].join(' · '),
  ];
}

const invoice: PersonPaper = {
  columns: ({ columns }) => [
    { header: columns.number, width: 8 },
    { header: columns.trackingCode, width: 33 },
    { header: columns.order, width: 28 },
    { header: columns.goods, width: 46 },
    { header: columns.hsCode, width: 19 },
    { header: columns.pieces, width: 12, align: 'right' },
    { header: columns.unitValue, width: 18, align: 'right' },
    { header: columns.value, width: 26, align: 'right' },
  ],
  cells: (row, words) => {
    const { number, parcel, item, isFirst } = row;
    return [
      isFirst ? String(number) : '',
      isFirst ? parcel.trackingCode : '',
      isFirst ? (parcel.orderCode ?? '') : '',
      goodsText(row, words),
      item?.hsCode ?? '',
      piecesOf(item),
      unitValue(item),
      item?.value ? `${amountText(item.value)} ${item.value.currency}` : '',
    ];
  },
  total: (parcels, words) => {
    const { pieces, values } = totalsOf(parcels);
    return ['', words.total, '', '', '', piecesText(pieces), '', valuesText(values)];
  },
};

const packingList: PersonPaper = {
  columns: ({ columns }) => [
    { header: columns.number, width: 8 },
    { header: columns.trackingCode, width: 36 },
    { header: columns.bag, width: 26 },
    { header: columns.goods, width: 64 },
    { header: columns.hsCode, width: 22 },
    { header: columns.pieces, width: 14, align: 'right' },
    { header: columns.weight, width: 20, align: 'right' },
  ],
  cells: (row, words) => {
    const { number, parcel, item, isFirst } = row;
    return [
      isFirst ? String(number) : '',
      isFirst ? parcel.trackingCode : '',
      isFirst ? (parcel.bagCode ?? '') : '',
      goodsText(row, words),
      item?.hsCode ?? '',
      piecesOf(item),
      isFirst ? kilograms(parcel.weightG) : '',
    ];
  },
  total: (parcels, words) => {
    const { pieces, weightG } = totalsOf(parcels);
    return ['', words.total, '', '', '', piecesText(pieces), kilograms(weightG)];
  },
};

function piecesOf(item: PaperItem | null): string {
  return String(item?.pieces ?? '');
}

/** The value of one piece, where that comes to whole cents; else the sum alone is true, and none is written. */
function unitValue(item: PaperItem | null): string {
  if (!item?.value || item.pieces === null) return '';
  const pieces = BigInt(item.pieces);
  const { amountMinor } = item.value;
  return amountMinor % pieces === 0n ? writeDecimal(amountMinor / pieces, 2) : '';
}
