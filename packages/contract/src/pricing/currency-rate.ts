import { divideRounded, readDecimal, writeDecimal } from './exact-decimal.ts';
import type { Currency } from './money.ts';

/**
 * Free days have no rate of their own: the last one counts for so many days more, marked as stale (docs/domain.md,
 * section 6).
 */
export const rateWalkBackDays = 10;

/** Digits after the point that a rate is stored with. */
const rateDigits = 6;

const digitsOfInverse = 10;

/** The pairs that rates are stored for, each in one direction: so many units of the second for the first. */
export const ratePairs = [
  ['USD', 'TJS'],
  ['CNY', 'TJS'],
  ['USD', 'CNY'],
] as const satisfies readonly (readonly [Currency, Currency])[];

/** The pair of two different currencies, and whether it was asked for backwards. Undefined for one and the same. */
export function pairOf(
  from: Currency,
  to: Currency,
): { base: Currency; quote: Currency; isBackwards: boolean } | undefined {
  for (const [base, quote] of ratePairs) {
    if (base === from && quote === to) return { base, quote, isBackwards: false };
    if (base === to && quote === from) return { base, quote, isBackwards: true };
  }
  return undefined;
}

/** `nominal` units of the one currency cost `rateMillionths` ÷ 1,000,000 units of the other. */
export type ExchangeRate = { readonly nominal: number; readonly rateMillionths: bigint };

/** Reads a rate as people type it; undefined when it is no positive number of at most six digits after the point. */
export function readRate(text: string): bigint | undefined {
  const { value } = readDecimal(text, rateDigits);
  return value !== undefined && value > 0n && value < 10n ** 12n ? value : undefined;
}

/** A rate as text, zeros at its end left out: `10.12`. */
export function writeRate(rateMillionths: bigint): string {
  return writeDecimal(rateMillionths, rateDigits, 0);
}

/** Minor units into those of the other currency, half up to one; both have 100 of them. */
export function convertMinor(amountMinor: bigint, { nominal, rateMillionths }: ExchangeRate): bigint {
  return divideRounded(amountMinor * rateMillionths, BigInt(nominal) * 10n ** BigInt(rateDigits), 'HALF_UP');
}

/** The way back: minor units of the other currency into those of the first. */
export function convertMinorBack(amountMinor: bigint, { nominal, rateMillionths }: ExchangeRate): bigint {
  return divideRounded(amountMinor * BigInt(nominal) * 10n ** BigInt(rateDigits), rateMillionths, 'HALF_UP');
}

/** What one unit of the other currency costs in the first, with ten digits after the point. */
export function inverseOf({ nominal, rateMillionths }: ExchangeRate): string {
  const dividend = BigInt(nominal) * 10n ** BigInt(rateDigits + digitsOfInverse);
  return writeDecimal(divideRounded(dividend, rateMillionths, 'HALF_UP'), digitsOfInverse, 0);
}

/** What one unit of the first currency costs in the other, likewise. */
export function perUnitOf({ nominal, rateMillionths }: ExchangeRate): string {
  const dividend = rateMillionths * 10n ** BigInt(digitsOfInverse - rateDigits);
  return writeDecimal(divideRounded(dividend, BigInt(nominal), 'HALF_UP'), digitsOfInverse, 0);
}

/**
 * What one unit costs by a rate as it was given, for 10 or 100 units too; the text as it is where it cannot be read.
 */
export function ratePerUnit({ rate, nominal }: { rate: string; nominal: number }): string {
  const rateMillionths = readRate(rate);
  return rateMillionths === undefined ? rate : perUnitOf({ nominal, rateMillionths });
}

/** Reads what {@link ratePerUnit} has written, to its last digit; undefined when it is no positive number. */
export function readRatePerUnit(text: string): ExchangeRate | undefined {
  const { value } = readDecimal(text, digitsOfInverse);
  if (value === undefined || value <= 0n) return undefined;
  return { nominal: 10 ** (digitsOfInverse - rateDigits), rateMillionths: value };
}

/** True when a rate differs from the last one by more than a fifth: more likely a slip than a market. */
export function isStrangeRate(next: ExchangeRate, last: ExchangeRate): boolean {
  const a = next.rateMillionths * BigInt(last.nominal);
  const b = last.rateMillionths * BigInt(next.nominal);
  const difference = a > b ? a - b : b - a;
  return difference * 5n > b;
}
