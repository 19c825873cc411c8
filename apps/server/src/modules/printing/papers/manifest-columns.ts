/** The manifest as a table: the columns of its workbook. A partner sends it back, so the trip stands in each row and every row has its code. */
import type { PaperLanguage } from '@rohi/contract/documents/trip-papers';
import type { TableCell } from '../../../platform/table-files/table-cell.ts';
import { amountText, goodsText, kilograms, type ManifestRow } from './manifest-rows.ts';
import { paperWords } from './paper-words.ts';

type Column = readonly [header: string, value: (row: ManifestRow) => TableCell];

/** The columns in one language. Numbers are numbers; a weight stands in the first row of its parcel alone, so that the column adds up. */
export function manifestColumns(trip: string, language: PaperLanguage): Column[] {
  const words = paperWords[language];
  const { columns } = words;
  const decimal = (text: string) => (text === '' ? null : { decimal: text });
  return [
    [columns.number, ({ number }) => number],
    [words.trip, () => trip],
    [columns.trackingCode, ({ parcel }) => parcel.trackingCode],
    [columns.bag, ({ parcel }) => parcel.bagCode],
    [columns.customer, ({ parcel }) => parcel.customerCode],
    [columns.order, ({ parcel }) => parcel.orderCode],
    [columns.recipient, ({ parcel }) => parcel.recipient],
    [words.phone, ({ parcel }) => parcel.phone],
    [columns.city, ({ parcel }) => parcel.city],
    [columns.goods, (row) => goodsText(row, words)],
    [columns.hsCode, ({ item }) => item?.hsCode ?? null],
    [columns.pieces, ({ item }) => item?.pieces ?? null],
    [columns.weight, ({ parcel, isFirst }) => (isFirst ? decimal(kilograms(parcel.weightG)) : null)],
    [columns.value, ({ item }) => decimal(amountText(item?.value ?? null))],
    [columns.currency, ({ item }) => item?.value?.currency ?? null],
  ];
}
