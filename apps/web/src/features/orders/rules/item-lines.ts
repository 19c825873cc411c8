import { goodsOfItems, mostPiecesOfItem, readHsCode } from '@rohi/contract/orders/declared-items';
import { readDecimal, writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { plainAmount } from '@rohi/contract/pricing/typed-amount';
import type { Order } from '../order.ts';

/** One kind of goods as it is typed. */
export type ItemLine = {
  goods: string;
  pieces: string;
  valueAmount: string;
  hsCode: string;
  /** The parcel it is in; empty while that is not said. */
  trackingCode: string;
};
export type ItemProblem = 'goodsNeeded' | 'pieces' | 'sum' | 'hsCode';

export const emptyLine: ItemLine = { goods: '', pieces: '1', valueAmount: '', hsCode: '', trackingCode: '' };

const minorDigits = 2;

/** The lines of a form; its field holds them as one text, as it holds everything. */
export function readLines(text: string): ItemLine[] {
  return text === '' ? [] : (JSON.parse(text) as ItemLine[]);
}

export function writeLines(lines: readonly ItemLine[]): string {
  return lines.length === 0 ? '' : JSON.stringify(lines);
}

/** The items of an order as they would be typed. */
export function linesOfOrder(items: Order['declaration']['items'], mark: '.' | ','): string {
  return writeLines(
    items.map(({ goods, pieces, value, hsCode, trackingCode }) => ({
      goods,
      pieces: String(pieces),
      valueAmount: value === null ? '' : value.amount.replace(/\.00$/, '').replace('.', mark),
      hsCode: hsCode ?? '',
      trackingCode: trackingCode ?? '',
    })),
  );
}

function piecesOf(typed: string): number | undefined {
  const plain = typed.normalize('NFKC').trim();
  const pieces = /^\d{1,7}$/.test(plain) ? Number(plain) : 0;
  return pieces >= 1 && pieces <= mostPiecesOfItem ? pieces : undefined;
}

/** In cents; null while nothing is typed, undefined for what is no sum. */
function centsOf(typed: string): bigint | null | undefined {
  if (typed.trim() === '') return null;
  const { value } = readDecimal(plainAmount(typed), minorDigits);
  return value === undefined || value <= 0n ? undefined : value;
}

/** What is wrong with each field of a line; one that is not named is good. */
export function problemsOfLine({
  goods,
  pieces,
  valueAmount,
  hsCode,
}: ItemLine): Partial<Record<keyof ItemLine, ItemProblem>> {
  return {
    ...(goods.trim() === '' && { goods: 'goodsNeeded' }),
    ...(piecesOf(pieces) === undefined && { pieces: 'pieces' }),
    ...(centsOf(valueAmount) === undefined && { valueAmount: 'sum' }),
    ...(hsCode.trim() !== '' && readHsCode(hsCode) === undefined && { hsCode: 'hsCode' }),
  };
}

export function areLinesGood(lines: readonly ItemLine[]): boolean {
  return lines.every((line) => Object.keys(problemsOfLine(line)).length === 0);
}

/** What the lines add up to, with a decimal point; empty until each has a value. */
export function sumOfLines(lines: readonly ItemLine[]): string {
  const cents = lines.map(({ valueAmount }) => centsOf(valueAmount));
  if (cents.some((each) => each === null || each === undefined)) return '';
  return writeDecimal(
    cents.reduce<bigint>((sum, each) => sum + (each ?? 0n), 0n),
    minorDigits,
  );
}

/** All kinds of goods in one text, as the order will say them. */
export function goodsOfLines(lines: readonly ItemLine[]): string {
  return goodsOfItems(
    lines.map(({ goods }) => ({ goods: goods.trim() })).filter(({ goods }) => goods !== ''),
  );
}

/** What is sent of the lines; an item in a parcel that was taken out again is in none. */
export function draftOfLines(lines: readonly ItemLine[], codes: readonly string[]) {
  return lines.map(({ goods, pieces, valueAmount, hsCode, trackingCode }) => ({
    goods,
    pieces: piecesOf(pieces) ?? 0,
    valueAmount,
    hsCode,
    trackingCode: codes.includes(trackingCode) ? trackingCode : '',
  }));
}
