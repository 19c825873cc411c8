import { expect, test } from 'vitest';
import { dayPartAt } from './greeting.ts';

// Dushanbe is five hours ahead of UTC.
test.each([
  ['2026-11-20T23:39:00Z', '04:39', 'night'],
  ['2026-11-20T23:59:59Z', '04:59', 'night'],
  ['2026-11-21T00:00:00Z', '05:00', 'morning'],
  ['2026-11-21T06:59:00Z', '11:59', 'morning'],
  ['2026-11-21T07:00:00Z', '12:00', 'day'],
  ['2026-11-21T12:59:00Z', '17:59', 'day'],
  ['2026-11-21T13:00:00Z', '18:00', 'evening'],
  ['2026-11-21T17:59:00Z', '22:59', 'evening'],
  ['2026-11-21T18:00:00Z', '23:00', 'night'],
] as const)('%s is %s in Dushanbe: %s', (moment, _clock, part) => {
  expect(dayPartAt(new Date(moment))).toBe(part);
});
