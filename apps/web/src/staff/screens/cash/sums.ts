import { cashCurrencies } from '@rohi/contract/billing/cash';
import type { CashCurrency } from '@rohi/contract/billing/cash';
import { readAmountMinor } from '@rohi/contract/pricing/money';
import { minorText } from './typed-count.ts';

export type BothSums = Readonly<Record<CashCurrency, string>>;
export type Difference = { currency: CashCurrency; minor: bigint; amount: string };

/** A sum of the wire in minor units; it may be below zero. */
export function minorOf(amount: string): bigint {
  const isBelow = amount.startsWith('-');
  const minor = readAmountMinor(isBelow ? amount.slice(1) : amount) ?? 0n;
  return isBelow ? -minor : minor;
}

/** A sum without its sign, for words that say the direction. */
export const absText = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : amount);

/** In which currencies two sums differ, `found` less `expected`; `amount` without its sign. */
export function differenceOf(found: BothSums, expected: BothSums): Difference[] {
  return cashCurrencies.flatMap((currency) => {
    const minor = minorOf(found[currency]) - minorOf(expected[currency]);
    return minor === 0n ? [] : [{ currency, minor, amount: minorText(minor < 0n ? -minor : minor) }];
  });
}
