import { expect, test } from 'vitest';
import { roadHeight } from './road-height.ts';
import { boardDays, namesOnRoad, placesOnRoad, positionOf as positionOn } from './trip-position.ts';

const road = {
  days: 15,
  places: [
    { placeId: 1, place: 'Kashgar', day: 6 },
    { placeId: 3, place: 'Karasu', day: 7 },
    { placeId: 2, place: 'Kulma', day: 8 },
    { placeId: 4, place: 'Irkeshtam', day: 8 },
  ],
};
const positionOf = (facts: Parameters<typeof positionOn>[0], today: string) => positionOn(facts, today, road);

const trip: Parameters<typeof positionOn>[0] = {
  state: 'DEPARTED',
  plannedDepartureAt: '2026-11-10T17:00:00.000Z',
  departedAt: '2026-11-10T18:30:00.000Z',
  plannedArrivalDay: '2026-11-25',
  arrivalDay: '2026-11-28',
  lastPlace: null,
  stops: [
    { placeId: 1, place: 'Kashgar', plannedDay: '2026-11-16', passedAt: '2026-11-16T08:00:00.000Z' },
    { placeId: 2, place: 'Kulma', plannedDay: '2026-11-19', passedAt: null },
  ],
};

test('places lie along the road by the days of the plan', () => {
  expect(placesOnRoad(trip)).toEqual([
    { share: 0.4, day: 6, index: 0 },
    { share: 0.6, day: 9, index: 1 },
  ]);
});

test('a trip stands before the next place until that is reported, and its plan goes on', () => {
  expect(positionOf(trip, '2026-11-17')).toEqual({ now: 0.4 + 1 / 15, due: 7 / 15 });
  const late = positionOf(trip, '2026-11-24');
  expect(late?.now).toBeCloseTo(0.56);
  expect(late?.due).toBeCloseTo(14 / 15);
});

test.each([
  ['PLANNED', 0],
  ['LOADING', 0],
  ['ARRIVED', 1],
] as const)('a trip that is %s stands at %s', (state, now) => {
  expect(positionOf({ ...trip, state }, '2026-11-17')?.now).toBe(now);
});

test('a trip without stops stands where it was reported last, also when no plan says how long it takes', () => {
  const lastPlace = { placeId: 3, place: 'Karasu', at: '2026-11-11T08:00:00.000Z' };
  const bare = { ...trip, stops: [], lastPlace };
  expect(positionOf(bare, '2026-11-11')).toEqual({ now: 7 / 15, due: 1 / 15 });
  expect(positionOf(bare, '2026-11-30')?.now).toBeCloseTo((7 + 0.8) / 15);
  const unplanned = { ...bare, plannedDepartureAt: null, plannedArrivalDay: null };
  expect(positionOf(unplanned, '2026-11-11')).toEqual({ now: 7 / 15, due: 7 / 15 });
  const elsewhere = { ...bare, lastPlace: { ...lastPlace, placeId: 99 } };
  expect(positionOf(elsewhere, '2026-11-13')?.now).toBeCloseTo(3 / 15);
});

test('the profile names the stops of a trip, and without any the usual road', () => {
  expect(namesOnRoad([{ ...trip, stops: [] }, trip], road).map(({ place }) => place)).toEqual([
    'Kashgar',
    'Kulma',
  ]);
  expect(namesOnRoad([{ ...trip, stops: [] }], road)).toEqual([
    { place: 'Kashgar', day: 6, share: 0.4 },
    { place: 'Karasu', day: 7, share: 7 / 15 },
    { place: 'Kulma', day: 8, share: 8 / 15 },
  ]);
  expect(namesOnRoad([], road)).toEqual([]);
});

test('without a planned arrival a trip has no position', () => {
  expect(positionOf({ ...trip, plannedArrivalDay: null }, '2026-11-17')).toBeUndefined();
  expect(placesOnRoad({ ...trip, plannedArrivalDay: null })).toEqual([]);
});

test('the board shows all trips whole', () => {
  expect(boardDays([trip], '2026-11-20')).toEqual({ first: '2026-11-08', last: '2026-12-02' });
  expect(boardDays([], '2026-11-20')).toEqual({ first: '2026-11-18', last: '2026-11-24' });
});

test('the road is drawn without a leap', () => {
  for (let at = 0; at < 1; at += 0.01)
    expect(Math.abs(roadHeight(at + 0.01) - roadHeight(at))).toBeLessThan(0.15);
  expect(roadHeight(-1)).toBe(roadHeight(0));
});
