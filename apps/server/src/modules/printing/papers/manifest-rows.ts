/** The rows of a manifest, the same for its PDF and its workbook. */
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { Money } from '@rohi/contract/pricing/money';
import type { PaperItem, PaperParcel } from './paper-data.ts';
import type { PaperWords } from './paper-words.ts';

/** One line: a parcel with its first item, or a further item of it. Amounts and weights have a decimal point. */
export type ManifestRow = {
  /** Of the parcel, from 1. */
  number: number;
  parcel: PaperParcel;
  /** Null in a line of a parcel without items of its own. */
  item: PaperItem | null;
  /** The first line of its parcel: weight and people stand in it alone. */
  isFirst: boolean;
};

/** Every parcel with each of its items, in the order of the parcels. */
export function* manifestRows(parcels: readonly PaperParcel[]): Generator<ManifestRow> {
  for (const [index, parcel] of parcels.entries()) {
    const number = index + 1;
    if (parcel.items.length === 0) yield { number, parcel, item: null, isFirst: true };
    for (const [at, item] of parcel.items.entries()) yield { number, parcel, item, isFirst: at === 0 };
  }
}

/** What is in a line, or with which parcel it is declared. */
export function goodsText({ parcel, item }: ManifestRow, words: PaperWords): string {
  if (item === null && parcel.declaredWith !== null) return words.declaredWith(parcel.declaredWith);
  return item?.goods ?? '';
}

/** A sum of pieces; a dash where none were stated. */
export function piecesText(pieces: number): string {
  return pieces === 0 ? '—' : String(pieces);
}

export function kilograms(weightG: number | null): string {
  return weightG === null ? '' : writeDecimal(BigInt(weightG), 3);
}

export function amountText(money: Money | null): string {
  return money === null ? '' : writeDecimal(money.amountMinor, 2);
}

/** Sums of several currencies beside each other: nothing is converted in a paper. */
export function valuesText(values: readonly Money[]): string {
  return values.map((value) => `${amountText(value)} ${value.currency}`).join(' + ');
}
