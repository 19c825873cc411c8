/**
 * The manifest as a table: the columns of its workbook. A partner sends it back, so the trip stands in each row and
 * every row has its code; what it adds up to stands last, without either.
 */
import type { PaperLanguage } from '@rohi/contract/documents/trip-papers';
import type { TableCell } from '../../../platform/table-files/table-cell.ts';
import type { Money } from '@rohi/contract/pricing/money';
import { amountText, goodsText, kilograms, manifestRows, type ManifestRow } from './manifest-rows.ts';
import { totalsOf, type PaperParcel, type PaperTotals } from './paper-data.ts';
import { paperWords } from './paper-words.ts';

type Column<Row> = readonly [header: string, value: (row: Row) => TableCell];

/** A line of the workbook: a row of the manifest, or the sums below all of them, in a line for each currency. */
export type ManifestLine = ManifestRow | ManifestSums;
type ManifestSums = { sums: Pick<PaperTotals, 'pieces' | 'weightG'> | null; value: Money | null };

/** The lines of the workbook; sums that were not stated are left empty. */
export function* manifestLines(parcels: readonly PaperParcel[]): Generator<ManifestLine> {
  yield* manifestRows(parcels);
  const { pieces, weightG, values } = totalsOf(parcels);
  const [first = null, ...others] = values;
  yield { sums: { pieces, weightG }, value: first };
  for (const value of others) yield { sums: null, value };
}

/**
 * The columns in one language. Numbers are numbers; a weight stands in the first row of its parcel alone, so that the
 * column adds up.
 */
export function manifestColumns(trip: string, language: PaperLanguage): Column<ManifestLine>[] {
  const words = paperWords[language];
  const { columns } = words;
  const decimal = (text: string) => (text === '' ? null : { decimal: text });
  const rows: (readonly [...Column<ManifestRow>, ofSums?: (line: ManifestSums) => TableCell])[] = [
    [columns.number, ({ number }) => number],
    [words.trip, () => trip],
    [columns.trackingCode, ({ parcel }) => parcel.trackingCode, () => words.total],
    [columns.bag, ({ parcel }) => parcel.bagCode],
    [columns.customer, ({ parcel }) => parcel.customerCode],
    [columns.order, ({ parcel }) => parcel.orderCode],
    [columns.recipient, ({ parcel }) => parcel.recipient],
    [words.phone, ({ parcel }) => parcel.phone],
    [columns.city, ({ parcel }) => parcel.city],
    [columns.goods, (row) => goodsText(row, words)],
    [columns.hsCode, ({ item }) => item?.hsCode ?? null],
    [columns.pieces, ({ item }) => item?.pieces ?? null, ({ sums }) => sums?.pieces || null],
    [
      columns.weight,
      ({ parcel, isFirst }) => (isFirst ? decimal(kilograms(parcel.weightG)) : null),
      ({ sums }) => (sums === null ? null : decimal(kilograms(sums.weightG))),
    ],
    [
      columns.value,
      ({ item }) => decimal(amountText(item?.value ?? null)),
      ({ value }) => decimal(amountText(value)),
    ],
    [columns.currency, ({ item }) => item?.value?.currency ?? null, ({ value }) => value?.currency ?? null],
  ];
  return rows.map(([header, ofRow, ofSums]) => [
    header,
    (line) => ('sums' in line ? (ofSums?.(line) ?? null) : ofRow(line)),
  ]);
}
