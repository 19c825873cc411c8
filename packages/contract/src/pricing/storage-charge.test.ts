import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../dushanbe-time.ts';
import { openingTariffs } from './opening-tariffs.ts';
import { chargeStorage, storagePerDay, type StoragePause, type StorageStay } from './storage-charge.ts';
import type { StorageTerms } from './tariff.ts';

const terms = openingTariffs[0]?.terms.storage as StorageTerms;

/** 20 kg that cost 50.00 USD to bring: 1.00 USD a day. */
const stay = (until: string, changed: Partial<StorageStay> = {}): StorageStay => ({
  freeUntil: '2026-11-20',
  until,
  chargeableWeightG: 20_000n,
  freightMinor: 5_000n,
  pauseOn: () => undefined,
  ...changed,
});
const pausedOn = (days: Record<string, StoragePause>) => (day: string) => days[day];

describe('storage by the terms of the opening', () => {
  test('costs nothing up to the last free day, and a day’s price on the day after', () => {
    expect(chargeStorage(terms, stay('2026-11-20'))).toMatchObject({
      since: undefined,
      paidDays: 0,
      amountMinor: 0n,
    });
    expect(chargeStorage(terms, stay('2026-11-21'))).toMatchObject({
      since: '2026-11-21',
      paidDays: 1,
      perDayMinor: 100n,
      amountMinor: 100n,
    });
  });

  test.each([
    ['3.999 kg come to 19.995 cents, half up to 20', 3_999n, 20n, false],
    ['half a kilogram costs the least a day', 500n, 20n, true],
    ['4 kg cost exactly the least', 4_000n, 20n, false],
    ['20 kg cost 1.00 a day', 20_000n, 100n, false],
  ])('%s', (_, chargeableWeightG, perDayMinor, isLeast) => {
    expect(storagePerDay(terms, chargeableWeightG)).toEqual({ perDayMinor, isLeast });
  });

  test('stands still on closed days and while something is wrong, and tells how often', () => {
    const charge = chargeStorage(
      terms,
      stay('2026-11-25', {
        pauseOn: pausedOn({ '2026-11-19': 'CLOSED', '2026-11-22': 'CLOSED', '2026-11-24': 'PROBLEM' }),
      }),
    );
    expect(charge).toMatchObject({
      paidDays: 3,
      pausedDays: { CLOSED: 1, PROBLEM: 1 },
      amountMinor: 300n,
    });
  });

  test('never comes to more than the delivery, or than the part of it that the tariff says', () => {
    const year = stay('2027-11-20');
    expect(chargeStorage(terms, year)).toMatchObject({ paidDays: 365, isMost: true, amountMinor: 5_000n });
    expect(chargeStorage({ ...terms, mostOfFeePercent: 33 }, year)).toMatchObject({
      mostMinor: 1_650n,
      amountMinor: 1_650n,
    });
    expect(chargeStorage(terms, stay('2027-01-09'))).toMatchObject({ isMost: false, amountMinor: 5_000n });
  });

  test('counts the 29th of February where the calendar has it', () => {
    expect(chargeStorage(terms, stay('2028-03-01', { freeUntil: '2028-02-27' })).paidDays).toBe(3);
    expect(chargeStorage(terms, stay('2027-03-01', { freeUntil: '2027-02-27' })).paidDays).toBe(2);
  });

  test('a thousand years are not walked through', () => {
    expect(chargeStorage(terms, stay('2999-12-31')).paidDays).toBe(3_660);
  });
});

describe('whatever the terms and the stay', () => {
  const anyTerms = fc.record({
    freeDays: fc.nat(365),
    perKgDayMinor: fc.nat(100_000),
    leastDayMinor: fc.nat(100_000),
    mostOfFeePercent: fc.integer({ min: 1, max: 100 }),
  });
  const anyStay = fc
    .record({
      start: fc.nat(4_000),
      days: fc.integer({ min: -20, max: 400 }),
      chargeableWeightG: fc.bigInt(0n, 50_000_000n),
      freightMinor: fc.bigInt(0n, 10_000_000n),
      closedEvery: fc.integer({ min: 1, max: 9 }),
    })
    .map(({ start, days, closedEvery, ...goods }) => {
      const freeUntil = addDays('2024-01-01', start);
      const pauseOn = (day: string): StoragePause | undefined =>
        Number(day.slice(8)) % closedEvery === 1 ? 'CLOSED' : undefined;
      return { ...goods, freeUntil, until: addDays(freeUntil, days), pauseOn, days };
    });

  test('each day after the free ones is either paid or stood still on', () => {
    fc.assert(
      fc.property(anyTerms, anyStay, (someTerms, someStay) => {
        const { paidDays, pausedDays } = chargeStorage(someTerms, someStay);
        expect(paidDays + pausedDays.CLOSED + pausedDays.PROBLEM).toBe(Math.max(0, someStay.days));
      }),
    );
  });

  test('it is within the limit, and another day never makes it less', () => {
    fc.assert(
      fc.property(anyTerms, anyStay, (someTerms, someStay) => {
        const today = chargeStorage(someTerms, someStay);
        const tomorrow = chargeStorage(someTerms, { ...someStay, until: addDays(someStay.until, 1) });
        expect(today.amountMinor <= today.mostMinor && today.mostMinor <= someStay.freightMinor).toBe(true);
        expect(tomorrow.amountMinor >= today.amountMinor).toBe(true);
        expect(today.perDayMinor >= BigInt(someTerms.leastDayMinor)).toBe(true);
      }),
    );
  });
});
