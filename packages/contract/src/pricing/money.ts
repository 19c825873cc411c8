import { readDecimal, writeDecimal } from './exact-decimal.ts';

/**
 * Charges are in USD; TJS (somoni, 100 diram) is what many pay in; CNY is what goods cost. Each has 100 minor units.
 */
export const currencies = ['USD', 'TJS', 'CNY'] as const;
export type Currency = (typeof currencies)[number];

const minorDigits = 2;

/** An amount with its currency, in minor units (cents, diram, fen): never a bare number between two currencies. */
export type Money = { readonly amountMinor: bigint; readonly currency: Currency };

/** Money as the calls carry it: `{ amount: "12.50", currency: "USD" }`. */
export type WireMoney = { amount: string; currency: Currency };

export function toWireMoney({ amountMinor, currency }: Money): WireMoney {
  return { amount: writeDecimal(amountMinor, minorDigits), currency };
}

/** An amount as text (`12.5`, `12,50`) in minor units; undefined when it is no amount to the cent. */
export function readAmountMinor(text: string): bigint | undefined {
  return readDecimal(text, minorDigits).value;
}

export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && (currencies as readonly string[]).includes(value);
}
