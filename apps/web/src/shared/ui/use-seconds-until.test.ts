import { expect, test } from 'vitest';
import { secondsUntil } from './use-seconds-until.ts';

test('a wait is counted in whole seconds down to 0', () => {
  expect([17_001, 17_000, 1, 0, -5].map((left) => secondsUntil(left, 0))).toEqual([18, 17, 1, 0, 0]);
  expect(secondsUntil(undefined, 0)).toBe(0);
});
