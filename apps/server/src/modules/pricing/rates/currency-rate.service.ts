/**
 * Owns exchange rates by day, as they were entered. Nothing is guessed: without a rate of the last ten days there is
 * none.
 */
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import {
  convertMinor,
  convertMinorBack,
  inverseOf,
  rateWalkBackDays,
  pairOf,
  perUnitOf,
  readRate,
  writeRate,
  type ExchangeRate,
} from '@rohi/contract/pricing/currency-rate';
import type { Currency, Money } from '@rohi/contract/pricing/money';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { findRates, type RateRow } from './currency-rate.store.ts';

/** A rate for a day. `stale`: it is of an earlier day. */
export type KnownRate = {
  from: Currency;
  to: Currency;
  /** `nominal` units of `from` cost `rate` units of `to`. */
  rate: string;
  nominal: number;
  /** What one unit of `to` costs in `from`. */
  inverse: string;
  rateDate: string;
  source: string;
  stale: boolean;
  /** Minor units of `from` into those of `to`, half up. */
  convert: (amountMinor: bigint) => bigint;
};

/** Two currencies, the Dushanbe day a rate is wanted for, and an amount to convert. */
type RateWish = { from: Currency; to: Currency; day: string; amountMinor?: bigint | undefined };

/**
 * The rate of a Dushanbe day, or of the last day before it that had one, up to ten days back. For a day to come that is
 * the last known one. Undefined when there is none.
 */
export async function findRate(
  context: Pick<Context, 'db' | 'clock'>,
  { from, to, day }: RateWish,
): Promise<KnownRate | undefined> {
  const pair = pairOf(from, to);
  if (pair === undefined) return undefined;
  const today = dushanbeDay(context.clock.now());
  const firstDay = addDays(day < today ? day : today, -rateWalkBackDays);
  const [row] = await findRates(context.db, { ...pair, firstDay, lastDay: day }, 1);
  if (row === undefined) return undefined;
  return { from, to, ...seenFrom(row, pair.isBackwards), stale: row.rateDate < day };
}

/**
 * The rate of a day with the amount converted. Throws `pricing.noRate`, and `request.invalid` when both currencies are
 * one.
 */
export async function getRateOf(
  context: Pick<Context, 'db' | 'clock'>,
  wish: RateWish,
): Promise<KnownRate & { converted?: Money }> {
  const { from, to, day, amountMinor } = wish;
  if (from === to) throw oneCurrency();
  const rate = await findRate(context, wish);
  if (rate === undefined) throw new AppError('pricing.noRate', { params: { from, to, date: day } });
  if (amountMinor === undefined) return rate;
  return { ...rate, converted: { amountMinor: rate.convert(amountMinor), currency: to } };
}

/**
 * The rates of the last `days` Dushanbe days, today among them, newest first. Throws `request.invalid` as `getRateOf`
 * does.
 */
export async function listRecentRates(
  context: Pick<Context, 'db' | 'clock'>,
  span: { from: Currency; to: Currency; days: number },
): Promise<Pick<KnownRate, 'rateDate' | 'rate' | 'nominal' | 'source'>[]> {
  const pair = pairOf(span.from, span.to);
  if (pair === undefined) throw oneCurrency();
  const lastDay = dushanbeDay(context.clock.now());
  const firstDay = addDays(lastDay, 1 - span.days);
  const rows = await findRates(context.db, { ...pair, firstDay, lastDay });
  return rows.map((row) => {
    const { rateDate, rate, nominal, source } = seenFrom(row, pair.isBackwards);
    return { rateDate, rate, nominal, source };
  });
}

function oneCurrency(): AppError {
  return new AppError('request.invalid', { fields: [{ field: 'to', error: 'notAllowed' }] });
}

function storedRate({ rateDate, nominal, rate }: RateRow): ExchangeRate {
  const rateMillionths = readRate(rate);
  if (rateMillionths === undefined) throw new RangeError(`the rate of ${rateDate} is no rate`);
  return { nominal, rateMillionths };
}

/** A stored rate, as one who asks in its direction or backwards sees it. */
function seenFrom(row: RateRow, isBackwards: boolean): Omit<KnownRate, 'from' | 'to' | 'stale'> {
  const { rateDate, source, nominal } = row;
  const stored = storedRate(row);
  if (isBackwards)
    return {
      rateDate,
      source,
      nominal: 1,
      rate: inverseOf(stored),
      inverse: perUnitOf(stored),
      convert: (amountMinor) => convertMinorBack(amountMinor, stored),
    };
  return {
    rateDate,
    source,
    nominal,
    rate: writeRate(stored.rateMillionths),
    inverse: inverseOf(stored),
    convert: (amountMinor) => convertMinor(amountMinor, stored),
  };
}
