import { describe, expect, test } from 'vitest';
import { fillRoom, fits, roomAfter, roomBeside } from './suggest-load.ts';
import { hubDayOf, promiseOf, promisesMet, promisesOf, slackOf, suggestPromises } from './trip-plan.ts';

const room = (weightG: number, volumeMm3 = Infinity) => ({ weightG, volumeMm3 });
const box = (weightG: number, volumeMm3 = 1) => ({ weightG, volumeMm3 });

describe('the room of a trip', () => {
  test('the room of a trip is what its capacity leaves; an unknown measure limits nothing', () => {
    expect(roomBeside({ capacityKg: 10, capacityCm3: null }, box(4_000))).toEqual(room(6_000));
    expect(roomBeside({ capacityKg: null, capacityCm3: 5 }, box(1, 4_000))).toEqual(room(Infinity, 1_000));
    expect(fits(box(1), roomBeside({ capacityKg: 1, capacityCm3: null }, box(2_000)))).toBe(false);
  });

  test('is filled up to the first thing that does not go in, by weight or by volume', () => {
    expect(fillRoom([box(3), box(4), box(9), box(1)], room(10))).toEqual([box(3), box(4)]);
    expect(fillRoom([box(1, 6), box(1, 6)], room(10, 10))).toEqual([box(1, 6)]);
    expect(roomAfter([box(3), box(4)], room(10, 10))).toEqual(room(3, 8));
  });
});

const group = (promisedBy: string, facts: object = {}) => ({
  channelId: 1,
  promisedBy,
  tripCode: null as string | null,
  hindrance: undefined,
  parcels: 1,
  weightG: 1_000,
  volumeMm3: 1,
  unweighed: 0,
  ...facts,
});

describe('promises', () => {
  const promises = promisesOf(
    [
      group('2026-12-10', { parcels: 3, weightG: 3_000 }),
      group('2026-12-09', { tripCode: 'RT1', parcels: 2 }),
      group('2026-12-09', { tripCode: 'RT2' }),
      group('2026-12-09', { parcels: 2, weightG: 2_000 }),
      group('2026-12-09', { hindrance: 'HELD', parcels: 7 }),
      group('2026-12-09', { hindrance: 'UNDECLARED', parcels: 9 }),
      group('2026-12-11'),
    ],
    'RT1',
  );

  test('suggested goods come oldest first, with their plan and customer; what may not leave and is of no trip is left out', () => {
    expect(promises.map(({ promisedBy, parcels }) => [promisedBy, parcels])).toEqual([
      ['2026-12-09', 5],
      ['2026-12-10', 3],
      ['2026-12-11', 1],
    ]);
    expect(promises[0]).toMatchObject({ planned: 2, others: [{ code: 'RT2', parcels: 1 }] });
  });

  test('are suggested while there is room; nothing younger goes before the one that is cut', () => {
    const { whole, next } = suggestPromises(promises, room(4_000));
    expect(whole.map(({ promisedBy }) => promisedBy)).toEqual(['2026-12-09']);
    expect(next?.promisedBy).toBe('2026-12-10');
    expect(suggestPromises(promises, room(Infinity)).next).toBeUndefined();
  });

  test('are met, met on the day, or missed by the arrival of a trip', () => {
    const hubDay = hubDayOf({
      plannedArrivalDay: null,
      plannedDepartureAt: new Date('2026-11-24T14:00:00Z'),
    });
    expect(hubDay).toBe('2026-12-09');
    expect(slackOf(hubDay, '2026-12-10')).toBe(0);
    expect(
      promisesMet([group('2026-12-09', { parcels: 4 }), group('2026-12-10'), group('2026-12-12')], hubDay),
    ).toEqual({ met: 1, justMet: 1, missed: 4 });
    expect(promisesMet([group('2026-12-09')], null)).toEqual({ met: 0, justMet: 0, missed: 0 });
    expect(promiseOf('2026-11-20', { transitDaysMax: 22 })).toBe('2026-12-12');
  });
});
