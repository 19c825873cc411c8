import { addDays } from '../dushanbe-time.ts';
import { divideRounded } from './exact-decimal.ts';
import type { StorageTerms } from './tariff.ts';

/** Why a day at the pickup point costs nothing: the point is closed, or something about the parcel is not settled. */
export const storagePauses = ['CLOSED', 'PROBLEM'] as const;
export type StoragePause = (typeof storagePauses)[number];

/**
 * Why storage of a parcel stands still: a flag, an undecided claim, a courier who has it, or a decision of the office.
 */
export const storagePauseCauses = [
  'HELD',
  'DAMAGED',
  'UNIDENTIFIED',
  'RETURNING',
  'LOST',
  'CLAIM',
  'COURIER',
  'STORED_FREE',
] as const;
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
};

/** What a day costs, and the most that storage of a parcel can ever cost; in minor units. */
export type StorageRate = { readonly perDayMinor: bigint; readonly mostMinor: bigint };

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

/** The count stops here: a parcel that was never collected must not be walked through day by day for ever. */
const mostCountedDays = 3_660;

/**
 * What a day costs after the free ones: by the chargeable kilogram, half up to the cent, and at least so much
 * (docs/domain.md, section 6).
 */
export function storagePerDay(
  { perKgDayMinor, leastDayMinor }: Omit<StorageTerms, 'freeDays'>,
  chargeableWeightG: bigint,
): { perDayMinor: bigint; isLeast: boolean } {
  const byWeight = divideRounded(chargeableWeightG * BigInt(perKgDayMinor), gramsPerKg, 'HALF_UP');
  const least = BigInt(leastDayMinor);
  return byWeight < least ? { perDayMinor: least, isLeast: true } : { perDayMinor: byWeight, isLeast: false };
}

/** What a parcel that lies there costs by these terms: they do not change while it lies. */
export function storageRate(
  terms: Omit<StorageTerms, 'freeDays'>,
  { chargeableWeightG, freightMinor }: Pick<StorageStay, 'chargeableWeightG' | 'freightMinor'>,
): StorageRate & { isLeast: boolean } {
  const mostMinor = divideRounded(freightMinor * BigInt(terms.mostOfFeePercent), 100n, 'DOWN');
  return { ...storagePerDay(terms, chargeableWeightG), mostMinor };
}

/** The days after the free ones: how many are paid for, and how many storage pauses on. */
export function countStorageDays({
  freeUntil,
  until,
  pauseOn,
}: Pick<StorageStay, 'freeUntil' | 'until' | 'pauseOn'>): Pick<StorageCharge, 'paidDays' | 'pausedDays'> {
  const pausedDays = { CLOSED: 0, PROBLEM: 0 };
  let paidDays = 0;
  let day = addDays(freeUntil, 1);
  for (let walked = 0; day <= until && walked < mostCountedDays; walked += 1) {
    const pause = pauseOn(day);
    if (pause === undefined) paidDays += 1;
    else pausedDays[pause] += 1;
    day = addDays(day, 1);
  }
  return { paidDays, pausedDays };
}

/** What so many paid days come to, within the limit. */
export function storageAmount({ perDayMinor, mostMinor }: StorageRate, paidDays: number): bigint {
  const amountMinor = perDayMinor * BigInt(paidDays);
  return amountMinor > mostMinor ? mostMinor : amountMinor;
}

/**
 * What storage costs by the terms of the day of arrival (docs/domain.md, section 6): every calendar day after the last
 * free one, but for those it pauses on, and never more than its part of the delivery fee. Days are counted, never
 * hours, so it comes to the same whatever clock somebody looks at.
 */
export function chargeStorage(terms: StorageTerms, stay: StorageStay): StorageCharge {
  const rate = storageRate(terms, stay);
  const days = countStorageDays(stay);
  const first = addDays(stay.freeUntil, 1);
  return {
    ...rate,
    ...days,
    since: first <= stay.until ? first : undefined,
    isMost: rate.perDayMinor * BigInt(days.paidDays) > rate.mostMinor,
    amountMinor: storageAmount(rate, days.paidDays),
  };
}
