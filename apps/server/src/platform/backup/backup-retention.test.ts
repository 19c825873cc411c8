import { expect, test } from 'vitest';
import { splitBackups, usualRule } from './backup-retention.ts';

const at = (text: string) => ({ endedAt: new Date(text) });
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, day) => ({ endedAt: new Date(Date.parse(from) + day * 24 * 3_600_000) }));

test('a year of nights leaves seven days, four weeks and six months, the newest of each', () => {
  const nights = days('2025-11-26T21:17:00Z', 366);
  const { retained, daily, dropped } = splitBackups(nights, usualRule);
  expect(daily).toHaveLength(7);
  expect(retained.length + dropped.length).toBe(366);
  // The week and the month of the newest night are retained by that night.
  expect(retained.map(({ endedAt }) => endedAt.toISOString().slice(0, 10))).toEqual([
    ...['2026-11-26', '2026-11-25', '2026-11-24', '2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20'],
    ...['2026-11-14', '2026-11-07', '2026-10-30', '2026-09-29', '2026-08-30', '2026-07-30', '2026-06-29'],
  ]);
});

test('of several in one day of Dushanbe the newest stays, and of the last 24 hours all', () => {
  const early = at('2026-11-25T18:30:00Z');
  const late = at('2026-11-25T19:30:00Z');
  const later = at('2026-11-26T18:45:00Z');
  const { retained, daily } = splitBackups([early, late, later], { days: 1, weeks: 0, months: 0 });
  expect(retained).toEqual([later, late]);
  // The archive has to reach as far back as these.
  expect(daily).toEqual([later, late]);
  const days = [at('2026-11-20T03:00:00Z'), at('2026-11-20T15:00:00Z'), later];
  expect(splitBackups(days, { days: 5, weeks: 0, months: 0 }).retained).toEqual([later, days[1]]);
  expect(splitBackups([early], { days: 0, weeks: 0, months: 0 }).retained).toEqual([early]);
  expect(splitBackups([], usualRule).retained).toEqual([]);
});
