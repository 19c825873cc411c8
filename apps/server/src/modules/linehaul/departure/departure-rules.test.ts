import { expect, test } from 'vitest';
import { isOverCapacity, whyNotDepart, type DepartingTrip } from './departure-rules.ts';

const trip: DepartingTrip = {
  code: 'RT1',
  state: 'LOADING',
  units: [{ number: '8K214' }],
  capacityKg: 10,
  capacityCm3: 2_000,
};
const box = { weightG: 4_000, volumeMm3: 500_000, isPlanned: true };
const load = { aboard: [box, box], missing: 0, obstacles: [] };
const held = { parcels: 1, codes: ['YT1'], stops: true };

test.each([
  ['in another state', { trip: { state: 'DEPARTED' as const } }, 'linehaul.otherState', { code: 'RT1' }],
  ['empty', { load: { aboard: [] } }, 'linehaul.nothingAboard', { code: 'RT1' }],
  ['with another number than was seen', { asked: { parcels: 3 } }, 'linehaul.otherLoad', { parcels: 2 }],
  ['without a vehicle', { trip: { units: [] } }, 'linehaul.noVehicle', { code: 'RT1' }],
  [
    'with what may not leave',
    { load: { obstacles: [held, { parcels: 5, codes: ['YT9'], stops: false }] } },
    'linehaul.mayNotLeave',
    { count: 1, codes: 'YT1' },
  ],
  [
    'with another load than planned and no reason',
    { load: { aboard: [box, { ...box, isPlanned: false }], missing: 3 } },
    'linehaul.differenceUnexplained',
    { missing: 3, extra: 1 },
  ],
  [
    'with more than it holds',
    { trip: { capacityKg: 7 } },
    'linehaul.overCapacity',
    { weightKg: 8, volumeM3: '0.0' },
  ],
])('a trip does not leave %s', (_how, facts, error, params) => {
  const {
    trip: ofTrip,
    load: ofLoad,
    asked,
  } = facts as {
    trip?: Partial<DepartingTrip>;
    load?: Partial<typeof load>;
    asked?: object;
  };
  const answer = whyNotDepart({ ...trip, ...ofTrip }, { ...load, ...ofLoad }, { parcels: 2, ...asked });
  expect(answer).toEqual({ error, params });
});

test('a trip leaves as planned, with a reason for what differs, and with more than it holds once that was confirmed', () => {
  expect(whyNotDepart(trip, load, { parcels: 2 })).toBeUndefined();
  expect(whyNotDepart(trip, { ...load, missing: 1 }, { parcels: 2, difference: 'NO_ROOM' })).toBeUndefined();
  expect(isOverCapacity({ ...trip, capacityCm3: 999 }, load.aboard)).toBe(true);
  expect(whyNotDepart({ ...trip, capacityKg: 1 }, load, { parcels: 2, isSure: true })).toBeUndefined();
});
