import { divideRounded } from './exact-decimal.ts';
import type { PointsTerms } from './tariff.ts';

const minorPerUnit = 100n;

/**
 * Points for a delivery that was paid and received (docs/domain.md, section 6): so many for each unit of the currency,
 * whole ones only. What was paid for storage brings none. `paidMinor` in minor units.
 */
export function pointsEarned({ perUnitPaid }: Pick<PointsTerms, 'perUnitPaid'>, paidMinor: bigint): number {
  return Number(divideRounded(paidMinor * BigInt(perUnitPaid), minorPerUnit, 'DOWN'));
}

/** What so many points are worth, in minor units. */
export function pointsWorthMinor({ valueMinor }: Pick<PointsTerms, 'valueMinor'>, points: number): bigint {
  return BigInt(points) * BigInt(valueMinor);
}

/** The most of a delivery fee that points may pay, in minor units; storage is never paid with them. */
export function mostPaidWithPointsMinor(
  { mostOfFeePercent }: Pick<PointsTerms, 'mostOfFeePercent'>,
  feeMinor: bigint,
): bigint {
  return divideRounded(feeMinor * BigInt(mostOfFeePercent), 100n, 'DOWN');
}

/**
 * The last Dushanbe day on which points can be spent: the same day of the month so many months later, or the month's
 * last one where it has no such day. `earnedOn` is a Dushanbe day.
 */
export function pointsLastDay({ lifeMonths }: Pick<PointsTerms, 'lifeMonths'>, earnedOn: string): string {
  const [year = 0, month = 1, date = 1] = earnedOn.split('-').map(Number);
  const monthIndex = month - 1 + lifeMonths;
  // Day 0 of the month after is the last of the month.
  const lastDate = new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, monthIndex, Math.min(date, lastDate))).toISOString().slice(0, 10);
}
