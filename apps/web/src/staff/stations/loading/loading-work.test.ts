import { expect, test } from 'vitest';
import { loadShares, noTrip, stepOfLoading, unitAboard, withTrip } from './loading-work.ts';

test('the code of a trip chooses it, everything else goes aboard or comes off', () => {
  expect(stepOfLoading(noTrip, 'RB1', false)).toEqual({ do: 'ask' });
  expect(stepOfLoading(noTrip, 'RT1', true)).toEqual({ do: 'choose', trip: 'RT1' });
  const work = { ...withTrip(noTrip, 'RT1'), unit: 2 };
  expect(stepOfLoading(work, 'RB1', false)).toEqual({ do: 'load', code: 'RB1', trip: 'RT1', unit: 2 });
  expect(stepOfLoading({ ...work, takesOff: true }, 'RB1', false)).toEqual({
    do: 'takeOff',
    code: 'RB1',
    trip: 'RT1',
  });
});

test('another trip begins with its first vehicle, and what waits for its answer stays', () => {
  const pending = [{ scanId: '1', code: 'RB1', trip: 'RT1' }];
  const work = { ...withTrip(noTrip, 'RT1'), unit: 3, takesOff: true, pending };
  expect(withTrip(work, 'RT2')).toEqual({ trip: 'RT2', unit: 1, takesOff: false, pending });
  expect(withTrip(work, 'RT1')).toEqual({ ...work, takesOff: false });
});

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
  const work = withTrip(noTrip, 'RT1');
  expect(stepOfLoading(work, 'RB1', false)).toMatchObject({ do: 'load', unit: 1 });
  expect(unitAboard(work, 0)).toBe(1);
  expect(unitAboard({ ...work, unit: 3 }, 3)).toBe(3);
  expect(unitAboard({ ...work, unit: 3 }, 2)).toBe(1);
  expect(unitAboard({ ...work, unit: 3 }, 0)).toBe(1);
});
