import { expect, test } from 'vitest';
import {
  filledCells,
  freeDaysLeft,
  isPressing,
  leastStorageDayMinor,
  storageAdvice,
} from './free-storage.ts';

const today = '2026-11-20';

test('days are counted to the last free one, over the end of a month too', () => {
  expect(freeDaysLeft('2026-11-22', today)).toBe(2);
  expect(freeDaysLeft(today, today)).toBe(0);
  expect(freeDaysLeft('2026-11-19', today)).toBe(-1);
  expect(freeDaysLeft('2026-12-02', today)).toBe(12);
});

test('there are ten cells, never more and never less than none', () => {
  expect([12, 10, 2, 0, -4].map(filledCells)).toEqual([10, 10, 2, 0, 0]);
  expect([4, 3, 0].map(isPressing)).toEqual([false, true, true]);
});

test('a day costs 0.20 USD at least, and 0.05 USD a kilogram', () => {
  expect([null, '0.300', '3.420', '4.000', '10.500'].map(leastStorageDayMinor)).toEqual([20, 20, 20, 20, 52]);
});

test('the advice tells the most pressing thing alone', () => {
  expect(storageAdvice(['2026-11-30', '2026-11-22'], today)).toEqual({ kind: 'until', day: '2026-11-22' });
  expect(storageAdvice(['2026-11-30', today], today)).toEqual({ kind: 'today' });
  expect(storageAdvice(['2026-11-30', today, '2026-11-18', '2026-11-01'], today)).toEqual({
    kind: 'late',
    parcels: 2,
  });
  expect(storageAdvice([null], today)).toBeUndefined();
});
