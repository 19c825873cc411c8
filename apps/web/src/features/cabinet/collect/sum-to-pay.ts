import { convertMinor, readRatePerUnit } from '@rohi/contract/pricing/currency-rate';
import { readAmountMinor, toWireMoney, type WireMoney } from '@rohi/contract/pricing/money';
import { formatDecimal, formatMoney } from '../../../shared/format/numbers.ts';
import type { Collections } from './collect-rules.ts';

/** What parcels come to today, in dollars and at the rate of the day; `unpriced` of them have no price yet. */
type ToPay = { total: WireMoney; totalTjs: WireMoney | null; unpriced: number };

type Amount = { amount: string; currency: string };

/**
 * Adds up what is left to pay for some parcels, and `more`: what else is paid with them. The sum is converted once, as
 * at the counter.
 */
export function sumToPay(
  parcels: readonly { toPay: Amount | null }[],
  rate: Collections['rate'],
  more: readonly Amount[] = [],
): ToPay {
  const amounts = [...parcels.flatMap(({ toPay }) => toPay ?? []), ...more];
  const cents = amounts.reduce((sum, { amount }) => sum + (readAmountMinor(amount) ?? 0n), 0n);
  const exchange = rate === null ? undefined : readRatePerUnit(rate.tjsPerUsd);
  return {
    total: toWireMoney({ amountMinor: cents, currency: 'USD' }),
    totalTjs:
      exchange === undefined
        ? null
        : toWireMoney({ amountMinor: convertMinor(cents, exchange), currency: 'TJS' }),
    unpriced: parcels.filter(({ toPay }) => !toPay).length,
  };
}

/** «19,53 USD (180,65 сомони)»; dollars alone where there is no rate. */
export function bothMoneys(
  { total, totalTjs }: Pick<ToPay, 'total' | 'totalTjs'>,
  somoni: (amount: string) => string,
): string {
  return totalTjs ? `${formatMoney(total)} (${somoni(formatDecimal(totalTjs.amount))})` : formatMoney(total);
}

/** Whether what cost something is paid by now. */
export function isPaid({ delivery, toPay }: { delivery: Amount | null; toPay: Amount | null }): boolean {
  return toPay !== null && Number(toPay.amount) === 0 && delivery !== null && Number(delivery.amount) > 0;
}
