/** Sums as calls carry them in: text, never a number, since a binary fraction is no sum of money. */
import * as z from 'zod/mini';
import { readAmountMinor } from '../pricing/money.ts';
import type { CashCurrency } from './cash.ts';
import { mostTypedMinor } from './money-limits.ts';

function isTypedSum(text: string, least: bigint): boolean {
  // Longer texts are none, however many zeros they begin with.
  const minor = text.length > 20 ? undefined : readAmountMinor(text);
  return minor !== undefined && minor >= least && minor <= mostTypedMinor;
}

const refusal = { params: { error: 'badFormat' } };
const typedSum = (least: bigint) =>
  z.pipe(
    z.string().check(z.refine((text) => isTypedSum(text, least), refusal)),
    z.transform((text) => readAmountMinor(text) ?? 0n),
  );

/** A sum above zero (`12.50`, `12,5`), read as minor units. */
export const typedAmount = typedSum(1n);
/** The same, or zero. */
export const typedAmountOrZero = typedSum(0n);

/** Notes alone: there are no coins of dollars. */
const isWhole = (minor: bigint) => minor % 100n === 0n;

/** Dollars that are handed over in cash. */
export const wholeDollars = typedAmount.check(
  z.refine((minor) => isWhole(minor), { params: { error: 'wholeDollars' } }),
);

/** A sum in the currency beside it that leaves a drawer: dollars in notes. */
export const inNotes = z.refine<{ currency: CashCurrency; amount: bigint }>(
  ({ currency, amount }) => currency !== 'USD' || isWhole(amount),
  { path: ['amount'], params: { error: 'wholeDollars' } },
);
