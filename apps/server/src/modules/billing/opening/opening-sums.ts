/** What opening balances come to; pure. */
import type { CashCurrency } from '@rohi/contract/billing/cash';
import { convertMinor, convertMinorBack, type ExchangeRate } from '@rohi/contract/pricing/currency-rate';

/** A row of a file: what a customer owed (`DEBT`) or had (`CREDIT`); `amountMinor` is more than zero. */
export type OpeningRow = {
  /** Of the file, over all its sheets. */
  row: number;
  customerCode: string;
  side: 'DEBT' | 'CREDIT';
  currency: CashCurrency;
  amountMinor: bigint;
  /** What stood behind the sum. */
  words: string | null;
};

type Counted = { count: number; minor: bigint };

/** By side and currency; sums of two currencies are never added. */
export type OpeningSums = {
  debts: Record<CashCurrency, Counted>;
  credits: Record<CashCurrency, Counted>;
};

type Summed = Pick<OpeningRow, 'side' | 'currency' | 'amountMinor'>;

export function sumOpening(rows: readonly Summed[]): OpeningSums {
  const sumOf = (side: OpeningRow['side'], currency: CashCurrency): Counted => {
    const found = rows.filter((row) => row.side === side && row.currency === currency);
    return { count: found.length, minor: found.reduce((sum, { amountMinor }) => sum + amountMinor, 0n) };
  };
  return {
    debts: { TJS: sumOf('DEBT', 'TJS'), USD: sumOf('DEBT', 'USD') },
    credits: { TJS: sumOf('CREDIT', 'TJS'), USD: sumOf('CREDIT', 'USD') },
  };
}

/**
 * Cents of a dollar that a credit becomes, since the balance is in dollars; undefined where its rate is not known.
 */
export function creditOf(
  { currency, amountMinor }: Pick<OpeningRow, 'currency' | 'amountMinor'>,
  rate: ExchangeRate | undefined,
): bigint | undefined {
  if (currency === 'USD') return amountMinor;
  return rate === undefined ? undefined : convertMinorBack(amountMinor, rate);
}

/** What somoni credits become in cents, and the dirams that customers lost (more than zero) or gained by rounding. */
export function exchangeCredits(
  rows: readonly Summed[],
  rate: ExchangeRate | undefined,
): { creditedMinor: bigint; roundingMinor: bigint } {
  const exchanged = rows.flatMap((row) => {
    if (row.side !== 'CREDIT' || row.currency !== 'TJS' || rate === undefined) return [];
    const cents = convertMinorBack(row.amountMinor, rate);
    return [{ cents, rounding: row.amountMinor - convertMinor(cents, rate) }];
  });
  return {
    creditedMinor: exchanged.reduce((sum, { cents }) => sum + cents, 0n),
    roundingMinor: exchanged.reduce((sum, { rounding }) => sum + rounding, 0n),
  };
}
