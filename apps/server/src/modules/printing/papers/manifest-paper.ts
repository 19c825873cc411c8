/** The manifest of a trip on A4 across: every parcel with its items, and the sums of all of them. */
import type { LabelTools } from '../label-drawing.ts';
import type { SheetDrawing } from '../sheet-drawing.ts';
import {
  amountText,
  goodsText,
  kilograms,
  manifestRows,
  piecesText,
  valuesText,
  type ManifestRow,
} from './manifest-rows.ts';
import { totalsOf, type PaperTrip, type TripPapers } from './paper-data.ts';
import { paperWords, type PaperWords } from './paper-words.ts';
import { drawTable, type PaperColumn, type PaperRow } from './table-paper.ts';

/** The pages of the manifest. */
export function drawManifest(
  tools: LabelTools,
  { language, printedDay, trip, parcels }: TripPapers,
): Iterable<SheetDrawing> {
  const words = paperWords[language];
  const totals = totalsOf(parcels);
  const rows: PaperRow[] = [];
  for (const row of manifestRows(parcels)) rows.push({ cells: cellsOf(row, words) });
  rows.push({
    isStrong: true,
    cells: [
      '',
      words.total,
      ...['', '', '', '', '', '', ''],
      piecesText(totals.pieces),
      kilograms(totals.weightG),
      valuesText(totals.values),
    ],
  });
  return drawTable(tools, {
    widthMm: 297,
    heightMm: 210,
    title: `${words.titles.manifest} ${trip.code}`,
    head: [...tripLines(trip, words), words.counts(totals)],
    corner: `${trip.code} · ${words.drawn(printedDay)}`,
    page: words.page,
    columns: columnsOf(words),
    rows,
  });
}

function columnsOf({ columns }: PaperWords): PaperColumn[] {
  return [
    { header: columns.number, width: 10 },
    { header: columns.trackingCode, width: 32 },
    { header: columns.bag, width: 22 },
    { header: columns.customer, width: 17 },
    { header: columns.order, width: 27 },
    { header: columns.recipient, width: 32 },
    { header: columns.city, width: 19 },
    { header: columns.goods, width: 47 },
    { header: columns.hsCode, width: 19 },
    { header: columns.pieces, width: 11, align: 'right' },
    { header: columns.weight, width: 16, align: 'right' },
    { header: columns.value, width: 25, align: 'right' },
  ];
}

function cellsOf(row: ManifestRow, words: PaperWords): string[] {
  const { number, parcel, item, isFirst } = row;
  const first = (text: string | null) => (isFirst ? (text ?? '') : '');
  return [
    first(String(number)),
    first(parcel.trackingCode),
    first(parcel.bagCode),
    first(parcel.customerCode),
    first(parcel.orderCode),
    first(parcel.recipient),
    first(parcel.city),
    goodsText(row, words),
    item?.hsCode ?? '',
    item?.pieces === undefined || item.pieces === null ? '' : String(item.pieces),
    first(kilograms(parcel.weightG)),
    item?.value ? `${amountText(item.value)} ${item.value.currency}` : '',
  ];
}

/** The trip in lines: the road, the vehicle and its seals. */
export function tripLines(trip: PaperTrip, words: PaperWords): string[] {
  const labelled = (label: string, text: string | null) => `${label}: ${text || words.notSaid}`;
  return [
    [
      labelled(words.from, trip.origin.name),
      labelled(words.to, trip.destination.name),
      labelled(words.departure, trip.departureDay),
    ].join(' · '),
    [labelled(words.vehicle, trip.vehicles.join(', ')), labelled(words.seals, trip.seals.join(', '))].join(
      ' · ',
    ),
    ...(trip.isDeparted ? [] : [words.notDeparted]),
  ];
}
