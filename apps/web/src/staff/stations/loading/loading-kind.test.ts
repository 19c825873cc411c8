import { stayFlags } from '@rohi/contract/tracking/stays-put';
import { expect, test } from 'vitest';
import { loadShares, unitAboard, whyStays, type LoadingSnapshot } from './loading-kind.ts';

const parcel: LoadingSnapshot['parcels'][number] = {
  code: 'YT1',
  customerCode: null,
  bagCode: null,
  isPlanned: true,
  isAboard: false,
  isHeld: false,
  stays: null,
  isDeclared: true,
  isUnpaid: false,
};
const rules = { isUndeclaredStopped: true, isUnpaidStopped: true };
const word = (fields: object, stops: object = {}, code = 'YT1') =>
  whyStays({ ...rules, ...stops, parcels: [parcel, { ...parcel, ...fields }] } as LoadingSnapshot, code);

test('offline a station refuses what it has stored as lost, returning, held, undeclared or unpaid, and its bag', () => {
  expect(word({})).toBeUndefined();
  expect(word({ isUnpaid: true })).toBe('UNPAID');
  expect(word({ isUnpaid: true }, { isUnpaidStopped: false })).toBeUndefined();
  expect(word({ isDeclared: false, isUnpaid: true })).toBe('UNDECLARED');
  expect(word({ isDeclared: false }, { isUndeclaredStopped: false })).toBeUndefined();
  expect(word({ isHeld: true, isDeclared: false })).toBe('HELD');
  for (const stays of stayFlags) expect(word({ stays, isHeld: true })).toBe(stays);
  expect(word({ stays: undefined })).toBeUndefined();
  expect(word({ code: 'YT2', bagCode: 'RB1', isUnpaid: true }, {}, 'RB1')).toBe('UNPAID');
  expect(word({ code: 'YT2', isUnpaid: true })).toBeUndefined();
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
  expect(unitAboard(1, 0)).toBe(1);
  expect(unitAboard(3, 3)).toBe(3);
  expect(unitAboard(3, 2)).toBe(1);
  expect(unitAboard(3, 0)).toBe(1);
});
