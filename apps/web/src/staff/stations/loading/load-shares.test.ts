import { expect, test } from 'vitest';
import { loadShares, unitAboard } from './load-shares.ts';

test('a trip is drawn against the measure that runs out first', () => {
  const trip = {
    aboardG: 15_000_000,
    aboardCm3: 60_000_000,
    toLoad: { weightG: 1_000_000, volumeCm3: 6_000_000 },
    capacityG: 20_000_000,
    capacityCm3: 75_000_000,
  };
  expect(loadShares(trip)).toEqual({ tighter: 'volume', aboard: 80, toLoad: 8, other: 75 });
  expect(loadShares({ ...trip, capacityCm3: null })).toMatchObject({ tighter: 'weight', other: undefined });
  expect(loadShares({ ...trip, capacityG: null, capacityCm3: null })).toBeUndefined();
});

test('a trip without a plate is loaded as its first vehicle, and so is one that has lost the chosen one', () => {
  expect(unitAboard(1, 0)).toBe(1);
  expect(unitAboard(3, 3)).toBe(3);
  expect(unitAboard(3, 2)).toBe(1);
  expect(unitAboard(3, 0)).toBe(1);
});
