import { expect, test } from 'vitest';
import { isElsewhere, planShares } from './plan-shares.ts';

const goods = (weightKg: string, volumeM3: string) => ({ parcels: 1, weightKg, volumeM3, unweighed: 0 });
const plan = {
  capacityKg: 4_500,
  capacityM3: '23',
  planned: goods('900', '6.9'),
  suggested: goods('450', '4.6'),
  declared: { recent: goods('100', '2.3') },
};

test('a plan is drawn against the measure that runs out first, with the other beside it', () => {
  expect(planShares(plan)).toEqual({
    tighter: 'volume',
    planned: expect.closeTo(30),
    suggested: expect.closeTo(20),
    expected: expect.closeTo(10),
    other: expect.closeTo(30),
  });
  const heavy = { ...plan, planned: goods('4000', '6.9') };
  expect(planShares(heavy)).toMatchObject({ tighter: 'weight', other: expect.closeTo(50) });
});

test('one known capacity is enough, and without any there is no bar', () => {
  expect(planShares({ ...plan, capacityM3: null })).toMatchObject({ tighter: 'weight', other: undefined });
  expect(planShares({ ...plan, capacityKg: null, capacityM3: null })).toBeUndefined();
});

test('goods that other trips have taken whole cannot be taken', () => {
  const promise = { ...goods('1', '1'), parcels: 5, promisedBy: '2026-12-09', slackDays: 1, planned: 0 };
  const row = { ...promise, isSuggested: false, suggested: 0 };
  expect(isElsewhere({ ...row, others: [{ code: 'RT1', parcels: 5 }] })).toBe(true);
  expect(isElsewhere({ ...row, others: [{ code: 'RT1', parcels: 4 }] })).toBe(false);
});
