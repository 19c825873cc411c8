import { expect, test } from 'vitest';
import { openSharedCounts } from './shared-counts.ts';

test('a window begins with its first one and ends by itself, each key for itself', () => {
  let now = 0;
  const count = openSharedCounts(10, () => now);
  expect(count('a', 1_000)).toEqual({ current: 1, ttl: 1_000 });
  now = 400;
  expect(count('a', 1_000)).toEqual({ current: 2, ttl: 600 });
  expect(count('b', 1_000)).toEqual({ current: 1, ttl: 1_000 });
  now = 1_000;
  expect(count('a', 1_000)).toEqual({ current: 1, ttl: 1_000 });
  expect(count('b', 1_000)).toEqual({ current: 2, ttl: 400 });
});

test('a flood of keys forgets the oldest windows, and no more than there is room for', () => {
  const count = openSharedCounts(2, () => 0);
  for (const key of ['a', 'b', 'b', 'c']) count(key, 1_000);
  expect(count('b', 1_000).current).toBe(3);
  expect(count('a', 1_000).current).toBe(1);
});
