import { expect, test } from 'vitest';
import { filledCells, freeDaysLeft, isPressing } from './free-storage.ts';

const today = '2026-11-20';

test('days are counted to the last free one, over the end of a month too', () => {
  expect(freeDaysLeft('2026-11-22', today)).toBe(2);
  expect(freeDaysLeft(today, today)).toBe(0);
  expect(freeDaysLeft('2026-11-19', today)).toBe(-1);
  expect(freeDaysLeft('2026-12-02', today)).toBe(12);
});

test('there are ten cells, never more and never less than none', () => {
  expect([12, 10, 2, 0, -4].map((left) => filledCells(left, 10))).toEqual([10, 10, 2, 0, 0]);
  expect([4, 3, 0].map(isPressing)).toEqual([false, true, true]);
});
