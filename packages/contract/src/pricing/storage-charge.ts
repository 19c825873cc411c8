import { addDays } from '../dushanbe-time.ts';
import { divideRounded } from './exact-decimal.ts';
import type { StorageTerms } from './tariff.ts';

/** Why a day at the pickup point costs nothing: the point is closed, or something about the parcel is not settled. */
export const storagePauses = ['CLOSED', 'PROBLEM'] as const;
export type StoragePause = (typeof storagePauses)[number];

/** What is not settled about a parcel whose storage stands still: a flag, or a claim that nobody has decided. */
export const storagePauseCauses = ['HELD', 'DAMAGED', 'UNIDENTIFIED', 'RETURNING', 'LOST', 'CLAIM'] as const;
export type StoragePauseCause = (typeof storagePauseCauses)[number];

/** A parcel that lies at a pickup point, or lay there. Days are Dushanbe days, both included; money in minor units. */
export type StorageStay = {
  /** The last free day, as it was promised when the parcel came. */
  readonly freeUntil: string;
  /** The last day that counts: today, or the day on which it was collected. */
  readonly until: string;
  readonly chargeableWeightG: bigint;
  /** What its delivery costs, which limits the charge. */
  readonly freightMinor: bigint;
  readonly pauseOn: (day: string) => StoragePause | undefined;
  /** For sums of many: days are not counted on once the limit is reached, so only the amount is to be known. */
  readonly onlyAmount?: boolean;
};

/** What storage has come to, and how: money in minor units of the tariff's currency. */
export type StorageCharge = {
  /** The first day after the free ones; undefined while they last. */
  readonly since: string | undefined;
  readonly paidDays: number;
  /** Days after the free ones that cost nothing, by their reason. */
  readonly pausedDays: Readonly<Record<StoragePause, number>>;
  readonly perDayMinor: bigint;
  /** The day costs the least there is, because the weight alone comes to less. */
  readonly isLeast: boolean;
  /** The most that storage of this parcel can ever cost. */
  readonly mostMinor: bigint;
  readonly isMost: boolean;
  readonly amountMinor: bigint;
};

const gramsPerKg = 1_000n;

/** Nobody counts further: a parcel that was never collected must not be walked through day by day for ever. */
const mostCountedDays = 3_660;

/**
 * What a day costs after the free ones: by the chargeable kilogram, half up to the cent, and at least so much (docs/domain.md,
 * section 6).
 */
export function storagePerDay(
  { perKgDayMinor, leastDayMinor }: Omit<StorageTerms, 'freeDays'>,
  chargeableWeightG: bigint,
): { perDayMinor: bigint; isLeast: boolean } {
  const byWeight = divideRounded(chargeableWeightG * BigInt(perKgDayMinor), gramsPerKg, 'HALF_UP');
  const least = BigInt(leastDayMinor);
  return byWeight < least ? { perDayMinor: least, isLeast: true } : { perDayMinor: byWeight, isLeast: false };
}

/**
 * What storage costs by the terms of the day of arrival (docs/domain.md, section 6): every calendar day after the last free one,
 * but for those it pauses on, and never more than its part of the delivery fee. Days are counted, never hours, so it comes to the
 * same whatever clock somebody looks at.
 */
export function chargeStorage(terms: StorageTerms, stay: StorageStay): StorageCharge {
  const { freeUntil, until, pauseOn } = stay;
  const perDay = storagePerDay(terms, stay.chargeableWeightG);
  const mostMinor = divideRounded(stay.freightMinor * BigInt(terms.mostOfFeePercent), 100n, 'DOWN');
  const enoughDays = stay.onlyAmount === true ? daysBeyond(mostMinor, perDay.perDayMinor) : mostCountedDays;
  const pausedDays = { CLOSED: 0, PROBLEM: 0 };
  let paidDays = 0;
  const first = addDays(freeUntil, 1);
  for (let day = first, walked = 0; day <= until && walked < mostCountedDays; walked += 1) {
    const pause = pauseOn(day);
    if (pause === undefined) paidDays += 1;
    else pausedDays[pause] += 1;
    if (paidDays >= enoughDays) break;
    day = addDays(day, 1);
  }
  const amountMinor = perDay.perDayMinor * BigInt(paidDays);
  const isMost = amountMinor > mostMinor;
  return {
    ...perDay,
    since: first <= until ? first : undefined,
    paidDays,
    pausedDays,
    mostMinor,
    isMost,
    amountMinor: isMost ? mostMinor : amountMinor,
  };
}

/** The first number of days that costs more than the limit. */
function daysBeyond(mostMinor: bigint, perDayMinor: bigint): number {
  return perDayMinor > 0n ? Number(mostMinor / perDayMinor) + 1 : mostCountedDays;
}
