import { readAmountMinor, toWireMoney } from '@rohi/contract/pricing/money';

type WireMoney = { amount: string; currency: string };

/** In minor units; a sum of the wire may be below zero. */
function minorOf({ amount }: WireMoney): bigint {
  const isBelow = amount.startsWith('-');
  const minor = readAmountMinor(amount.slice(isBelow ? 1 : 0));
  if (minor === undefined) throw new RangeError(`${amount} is no sum of money`);
  return isBelow ? -minor : minor;
}

/** -1 below zero, 1 above it. */
export function signOf(sum: WireMoney): -1 | 0 | 1 {
  const minor = minorOf(sum);
  if (minor === 0n) return 0;
  return minor < 0n ? -1 : 1;
}

export function isAbove(sum: WireMoney): boolean {
  return signOf(sum) > 0;
}

/** What sums of dollars that are owed come to; what was paid too much lowers none of the others. */
export function sumOf(sums: readonly WireMoney[]): WireMoney {
  const minor = sums.filter(isAbove).reduce((total, sum) => total + minorOf(sum), 0n);
  return toWireMoney({ amountMinor: minor, currency: 'USD' });
}
