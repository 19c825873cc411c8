import { expect, test } from 'vitest';
import { quietWaitMs } from './quiet-hours.ts';

test.each([
  ['2026-11-20T03:00:00Z', 0, 'eight in the morning'],
  ['2026-11-20T02:59:59Z', 1_000, 'a second before'],
  ['2026-11-20T15:59:59Z', 0, 'before nine in the evening'],
  ['2026-11-20T16:00:00Z', 11 * 3_600_000, 'nine in the evening'],
  ['2026-11-20T19:00:00Z', 8 * 3_600_000, 'midnight'],
])('a letter queued at %s waits %i ms: %s in Dushanbe', (now, wait) => {
  expect(quietWaitMs(new Date(now))).toBe(wait);
});
