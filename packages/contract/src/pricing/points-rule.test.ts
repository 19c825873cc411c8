import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostPaidWithPointsMinor, pointsEarned, pointsLastDay, pointsWorthMinor } from './points-rule.ts';
import { openingTariffs } from './opening-tariffs.ts';
import type { PointsTerms } from './tariff.ts';

const terms = openingTariffs[0]?.terms.points as PointsTerms;

test('a dollar paid brings a point worth a cent, and no part of one', () => {
  expect([0n, 99n, 100n, 750n, 41_668n].map((paid) => pointsEarned(terms, paid))).toEqual([0, 0, 1, 7, 416]);
  expect(pointsEarned({ perUnitPaid: 2 }, 750n)).toBe(15);
  expect(pointsWorthMinor(terms, 416)).toBe(416n);
});

test('points pay up to 30 % of a delivery, the fraction of a cent left out', () => {
  expect(mostPaidWithPointsMinor(terms, 5_000n)).toBe(1_500n);
  expect(mostPaidWithPointsMinor(terms, 999n)).toBe(299n);
});

test.each([
  ['2026-11-20', 12, '2027-11-20'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2027-02-28', 12, '2028-02-28'],
  ['2026-08-31', 1, '2026-09-30'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
])('points of %s live %i months, to %s', (earnedOn, lifeMonths, lastDay) => {
  expect(pointsLastDay({ lifeMonths }, earnedOn)).toBe(lastDay);
});

test('two halves of a payment never bring more points than the whole', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 9n),
      fc.bigInt(0n, 10n ** 9n),
      fc.nat(100),
      (one, other, perUnitPaid) => {
        const [whole, parts] = [
          pointsEarned({ perUnitPaid }, one + other),
          pointsEarned({ perUnitPaid }, one) + pointsEarned({ perUnitPaid }, other),
        ];
        expect(whole === parts || whole === parts + 1).toBe(true);
      },
    ),
  );
});
