/**
 * What a payment of debts from before the move-in comes to. Somoni pay a debt in somoni one for one on any day; money
 * of the other currency by the rate of the day. One rule for the screen that asks and the server that takes.
 */
import { convertMinor, convertMinorBack, type ExchangeRate } from '../pricing/currency-rate.ts';
import type { CashCurrency } from './cash.ts';
import {
  sumPayment,
  type Handed,
  type PaidPart,
  type PaymentRefusal,
  type PaymentSums,
} from './payment-sums.ts';

/** Where change goes. */
export const changeCurrencies = ['TJS', 'USD'] as const;
export type ChangeCurrency = (typeof changeCurrencies)[number];

const centsOfDollar = 100n;
/** The least part of a debt that is paid, in minor units: one somoni, one dollar. The rest of a debt may be less. */
const leastPartMinor = 100n;

/** Whether so much of what is owed may be paid. */
export function isPart(amountMinor: bigint, owedMinor: bigint): boolean {
  return amountMinor === owedMinor || (amountMinor >= leastPartMinor && amountMinor < owedMinor);
}

/**
 * What pays debts of `total` minor units of a currency; `usd` of the parts is what each pays in that currency. Debts
 * in dollars are paid as charges are. Of debts in somoni card and balance come first, then somoni, then dollars.
 */
export function sumDebtPayment(
  currency: CashCurrency,
  total: bigint,
  handed: Handed,
  over: ChangeCurrency,
  rate: ExchangeRate | undefined,
): PaymentSums | PaymentRefusal {
  if (currency === 'USD') return sumPayment(total, handed, over, rate);
  const { balance, card, cash } = handed;
  if (card > total) return 'TOO_MUCH';
  if (balance + cash.USD > 0n && rate === undefined) return 'NO_RATE';
  const byBalance = payDollars(balance, total - card, rate);
  if (byBalance.over > 0n) return 'TOO_MUCH';
  const afterBalance = total - card - byBalance.worth;
  const byCash = cash.TJS < afterBalance ? cash.TJS : afterBalance;
  const byDollars = payDollars(cash.USD, afterBalance - byCash, rate);
  if (afterBalance - byCash > byDollars.worth) return 'TOO_LITTLE';
  const changeUsd = over === 'USD' ? byDollars.over - (byDollars.over % centsOfDollar) : 0n;
  const staying = cash.USD - changeUsd;
  // What of the dollars stays is worth its somoni, and what they do not pay for is given back in somoni.
  const worthOfStaying =
    rate === undefined || staying === byDollars.applied ? byDollars.worth : convertMinor(staying, rate);
  const parts: PaidPart[] = [
    { means: 'BALANCE', given: balance, applied: balance, usd: byBalance.worth },
    { means: 'CASH_USD', given: cash.USD, applied: byDollars.applied, usd: byDollars.worth },
    { means: 'CARD', given: card, applied: card, usd: card },
    { means: 'CASH_TJS', given: cash.TJS, applied: byCash, usd: byCash },
  ];
  return {
    parts: parts.filter(({ given }) => given > 0n),
    change: { TJS: cash.TJS - byCash + (worthOfStaying - byDollars.worth), USD: changeUsd },
    toBalance: 0n,
  };
}

/** What dollars pay of dirams: how many cents of them, what that is worth, and how many cents are over. */
function payDollars(
  cents: bigint,
  dirams: bigint,
  rate: ExchangeRate | undefined,
): { applied: bigint; worth: bigint; over: bigint } {
  if (cents === 0n || rate === undefined) return { applied: 0n, worth: 0n, over: cents };
  const needed = convertMinorBack(dirams, rate);
  if (cents >= needed) return { applied: needed, worth: dirams, over: cents - needed };
  return { applied: cents, worth: convertMinor(cents, rate), over: 0n };
}

/** Whether a rate is needed: money of the other currency is handed over or given back. */
export function usesDebtRate(
  currency: CashCurrency,
  { balance, card, cash }: Handed,
  { change }: Pick<PaymentSums, 'change'>,
): boolean {
  if (currency === 'USD') return card + cash.TJS + change.TJS > 0n;
  return balance + cash.USD > 0n;
}

/**
 * So much of some debts, those that come first as far as it goes; undefined where it is more than all of them, or
 * leaves a part that is too small.
 */
export function spreadOver(owed: readonly bigint[], amountMinor: bigint): bigint[] | undefined {
  let rest = amountMinor;
  const parts = owed.map((left) => {
    const part = left < rest ? left : rest;
    rest -= part;
    return part;
  });
  const isFair = rest === 0n && parts.every((part, index) => part === 0n || isPart(part, owed[index] ?? 0n));
  return isFair ? parts : undefined;
}
