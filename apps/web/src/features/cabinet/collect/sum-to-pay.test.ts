import { expect, test } from 'vitest';
import { isPaid, sumToPay } from './sum-to-pay.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const rate = { tjsPerUsd: '9.255', date: '2026-11-20' };

test('the sum of what was chosen is that of these parcels, converted once, with what has no price counted', () => {
  const chosen = [{ toPay: usd('19.53') }, { toPay: usd('0.00') }, { toPay: null }];
  expect(sumToPay(chosen, rate)).toEqual({
    total: usd('19.53'),
    totalTjs: { amount: '180.75', currency: 'TJS' },
    unpriced: 1,
  });
  expect(sumToPay(chosen, null, [usd('1.50')])).toEqual({ total: usd('21.03'), totalTjs: null, unpriced: 1 });
  expect(sumToPay([], rate)).toMatchObject({ total: usd('0.00'), unpriced: 0 });
  // A rate for 1,000 dollars has nine digits by one.
  expect(sumToPay(chosen, { ...rate, tjsPerUsd: '9.255123456' }).totalTjs?.amount).toBe('180.75');
  expect(
    sumToPay([{ toPay: usd('1000000.00') }], { ...rate, tjsPerUsd: '9.255123456' }).totalTjs?.amount,
  ).toBe('9255123.46');
  // Three thirds of a diram: each alone would be rounded away.
  const small = Array.from({ length: 3 }, () => ({ toPay: usd('0.01') }));
  expect(sumToPay(small, { ...rate, tjsPerUsd: '0.34' }).totalTjs?.amount).toBe('0.01');
});

test('paid is what cost something and has nothing left to pay', () => {
  expect(isPaid({ delivery: usd('5.00'), toPay: usd('0.00') })).toBe(true);
  expect(isPaid({ delivery: usd('5.00'), toPay: usd('0.46') })).toBe(false);
  expect(isPaid({ delivery: usd('0.00'), toPay: usd('0.00') })).toBe(false);
  expect(isPaid({ delivery: null, toPay: null })).toBe(false);
});
