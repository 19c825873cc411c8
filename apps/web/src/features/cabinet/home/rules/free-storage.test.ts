import { expect, test } from 'vitest';
import {
  filledCells,
  freeDaysLeft,
  isPressing,
  leastStorageDayMinor,
  storageAdvice,
} from './free-storage.ts';

const today = '2026-11-20';

const prices = { perKgDay: 5, leastDay: 20 };

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

test('a day costs 0.20 USD at least, and 0.05 USD a kilogram', () => {
  expect(
    [null, '0.300', '3.420', '4.000', '10.500'].map((weightKg) => leastStorageDayMinor(weightKg, prices)),
  ).toEqual([20, 20, 20, 20, 52]);
});

const at = (id: number) => ({ id, code: 'PP', name: 'Point', city: 'City', address: '' });
const waits = (freeUntil: string | null, point = 1) => ({ freeUntil, pickupPoint: at(point) });
const comes = (to: string, point = 1, problems: ['DELAYED'] | [] = []) => ({
  eta: { from: to, to, basis: 'constant' as const, samples: 0 },
  pickupPoint: at(point),
  problems,
});

test('the advice tells the most pressing thing alone', () => {
  const advice = (...days: (string | null)[]) =>
    storageAdvice(
      days.map((day) => waits(day)),
      [],
      today,
    );
  expect(advice('2026-11-30', '2026-11-22')).toEqual({ kind: 'until', day: '2026-11-22' });
  expect(advice('2026-11-30', today)).toEqual({ kind: 'today' });
  expect(advice('2026-11-30', today, '2026-11-18', '2026-11-01')).toEqual({ kind: 'late', parcels: 2 });
  expect(advice(null)).toBeUndefined();
});

test('waiting is advised only for what comes to the same point before the first paid day', () => {
  const ready = [waits('2026-11-30'), waits('2026-11-28')];
  expect(storageAdvice(ready, [comes('2026-11-26'), comes('2026-11-25')], today)).toEqual({
    kind: 'wait',
    parcels: 2,
    arriveBy: '2026-11-26',
    day: '2026-11-28',
  });
  const until = { kind: 'until', day: '2026-11-28' };
  // On the last free day itself it may come too late, elsewhere it does not help, and a delayed one promises nothing.
  expect(storageAdvice(ready, [comes('2026-11-28')], today)).toEqual(until);
  expect(storageAdvice(ready, [comes('2026-11-26', 2)], today)).toEqual(until);
  expect(storageAdvice(ready, [comes('2026-11-26', 1, ['DELAYED'])], today)).toEqual(until);
  expect(storageAdvice(ready, [comes('2026-11-19')], today)).toEqual(until);
  expect(storageAdvice([...ready, waits('2026-11-29', 2)], [comes('2026-11-26')], today)).toEqual(until);
  expect(storageAdvice([waits(today)], [comes('2026-11-19')], today)).toEqual({ kind: 'today' });
});
