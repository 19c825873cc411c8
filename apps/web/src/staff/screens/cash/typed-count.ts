import { cashCurrencies, countedMinor, notesOf } from '@rohi/contract/billing/cash';
import type { CashCurrency } from '@rohi/contract/billing/cash';
import { readAmountMinor } from '@rohi/contract/pricing/money';

/**
 * What was typed at the count of a drawer, by field: `TJS:500`, `USD:20`, `coins`; a field that is missing was not
 * counted yet.
 */
export type TypedCount = Readonly<Record<string, string>>;

/** The field of the coins, which are counted as one sum of somoni. */
export const coinsField = 'coins';

export const fieldOfNote = (currency: CashCurrency, note: number): string => `${currency}:${note}`;

const fieldsOf = {
  TJS: [...notesOf.TJS.map((note) => fieldOfNote('TJS', note)), coinsField],
  USD: notesOf.USD.map((note) => fieldOfNote('USD', note)),
} as const;

/** All fields of a count, in the order in which they are typed. */
export const countFields: readonly string[] = cashCurrencies.flatMap((currency) => fieldsOf[currency]);

/** Pieces of a note as typed; undefined for what is no whole number up to 10,000, and for an empty field. */
export function readPieces(text: string | undefined): number | undefined {
  const digits = (text ?? '').trim();
  if (!/^\d{1,5}$/.test(digits)) return undefined;
  const pieces = Number(digits);
  return pieces <= 10_000 ? pieces : undefined;
}

/** The coins in minor units; undefined while they are no sum. */
export function readCoins(text: string | undefined): bigint | undefined {
  const minor = readAmountMinor((text ?? '').replaceAll(/\s/g, ''));
  return minor === undefined || minor < 0n ? undefined : minor;
}

const isCounted = (typed: TypedCount, field: string): boolean =>
  field === coinsField ? readCoins(typed[field]) !== undefined : readPieces(typed[field]) !== undefined;

/** Whether something stands in the field that cannot be read. */
export const isUnreadable = (typed: TypedCount, field: string): boolean =>
  (typed[field] ?? '').trim() !== '' && !isCounted(typed, field);

/** How many fields of a currency are counted, and how many there are. */
export function countedFields(typed: TypedCount, currency: CashCurrency): { done: number; all: number } {
  const fields = fieldsOf[currency];
  return { done: fields.filter((field) => isCounted(typed, field)).length, all: fields.length };
}

/** Whether every field was counted, with a zero where there is nothing. */
export const isAllCounted = (typed: TypedCount): boolean =>
  countFields.every((field) => isCounted(typed, field));

/** The count with a zero in each field that is empty. */
export const withZeros = (typed: TypedCount): TypedCount =>
  Object.fromEntries(
    countFields.map((field) => [field, (typed[field] ?? '').trim() === '' ? '0' : (typed[field] ?? '')]),
  );

/** The call's notes of a currency; those that are not counted are left out. */
function notesFrom(typed: TypedCount, currency: CashCurrency): Record<string, number> {
  return Object.fromEntries(
    notesOf[currency].flatMap((note) => {
      const pieces = readPieces(typed[fieldOfNote(currency, note)]);
      return pieces === undefined ? [] : [[String(note), pieces]];
    }),
  );
}

/** What the typed notes and coins of a currency come to so far, in minor units. */
export function typedSum(typed: TypedCount, currency: CashCurrency): bigint {
  const coins = currency === 'TJS' ? (readCoins(typed[coinsField]) ?? 0n) : 0n;
  return countedMinor(currency, notesFrom(typed, currency), coins);
}

/** Minor units as a sum of the wire: `480.00`, `-3.00`. */
export function minorText(minor: bigint): string {
  const abs = minor < 0n ? -minor : minor;
  return `${minor < 0n ? '-' : ''}${abs / 100n}.${String(abs % 100n).padStart(2, '0')}`;
}

/** The count as the calls take it. */
export function countOf(typed: TypedCount) {
  return {
    TJS: { notes: notesFrom(typed, 'TJS'), coins: minorText(readCoins(typed[coinsField]) ?? 0n) },
    USD: { notes: notesFrom(typed, 'USD') },
  };
}
