import { expect, test } from 'vitest';
import { daysOfMonth, monthsUpTo } from './months.ts';

test('a month ends on its own last day, also in leap years and December', () => {
  expect(daysOfMonth('2026-02')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(daysOfMonth('2028-02').to).toBe('2028-02-29');
  expect(daysOfMonth('2026-12').to).toBe('2026-12-31');
});

test('months are counted backwards over the turn of a year', () => {
  expect(monthsUpTo('2026-01-31', 3, '2020-05-05')).toEqual(['2026-01', '2025-12', '2025-11']);
});

test('months in which nothing can have happened are not offered', () => {
  expect(monthsUpTo('2026-01-31', 24, '2025-12-31')).toEqual(['2026-01', '2025-12']);
  expect(monthsUpTo('2026-01-31', 24)).toEqual(['2026-01']);
});
