import { isStrangeRate, type ExchangeRate } from '@rohi/contract/pricing/currency-rate';
import type { Currency } from '@rohi/contract/pricing/money';
import type { RateVerdict } from '@rohi/contract/pricing/rate-administration.contract';

/** A rate of a pair and day. */
export type DatedRate = { base: Currency; quote: Currency; rateDate: string; rate: ExchangeRate };

/** What becomes of a rate, and the one that it was held against: of its day or the last before, else the next after. */
export type PlannedRate = DatedRate & { verdict: RateVerdict; last: DatedRate | undefined };

/**
 * Holds rates against those that count already (one a pair and day, any order), day by day: a rate that was taken is
 * what the next one is held against, a strange one is not.
 */
export function planRates(rates: readonly DatedRate[], wanted: readonly DatedRate[]): PlannedRate[] {
  const counting = [...rates];
  return wanted
    .toSorted((a, b) => a.rateDate.localeCompare(b.rateDate))
    .map((each) => {
      const last = nearestRate(counting, each);
      const verdict = judge(each, last);
      if (verdict === 'NEW' || verdict === 'REPLACES') {
        const old = verdict === 'REPLACES' && last !== undefined ? counting.indexOf(last) : -1;
        if (old === -1) counting.push(each);
        else counting[old] = each;
      }
      return { ...each, verdict, last };
    });
}

function judge(wanted: DatedRate, last: DatedRate | undefined): RateVerdict {
  if (last === undefined) return 'NEW';
  const isOfDay = last.rateDate === wanted.rateDate;
  if (isOfDay && isEqual(last.rate, wanted.rate)) return 'SAME';
  if (isStrangeRate(wanted.rate, last.rate)) return 'WAITING';
  return isOfDay ? 'REPLACES' : 'NEW';
}

function isEqual(a: ExchangeRate, b: ExchangeRate): boolean {
  return a.rateMillionths * BigInt(b.nominal) === b.rateMillionths * BigInt(a.nominal);
}

function nearestRate(counting: readonly DatedRate[], { base, quote, rateDate }: DatedRate) {
  const ofPair = counting.filter((rate) => rate.base === base && rate.quote === quote);
  const until = ofPair.filter((rate) => rate.rateDate <= rateDate);
  const byDay = (a: DatedRate, b: DatedRate) => a.rateDate.localeCompare(b.rateDate);
  return until.toSorted(byDay).at(-1) ?? ofPair.toSorted(byDay)[0];
}

/** By how many percent a rate differs from another, with one digit: `+38.2`, `-20.0`. */
export function changePercent(next: ExchangeRate, last: ExchangeRate): string {
  const a = next.rateMillionths * BigInt(last.nominal);
  const b = last.rateMillionths * BigInt(next.nominal);
  const tenths = ((a > b ? a - b : b - a) * 1_000n + b / 2n) / b;
  const sign = tenths === 0n ? '' : a < b ? '-' : '+';
  return `${sign}${tenths / 10n}.${tenths % 10n}`;
}
