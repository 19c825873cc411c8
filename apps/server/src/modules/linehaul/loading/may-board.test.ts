import { expect, test } from 'vitest';
import { whyNotBoard, whyNotFilled, type BoardingParcel, type BoardingTrip } from './may-board.ts';

const trip: BoardingTrip = { code: 'RT1', state: 'LOADING', channelId: 1, originId: 7, units: [{}, {}] };
const free: BoardingParcel = {
  tripCode: null,
  isOfOther: false,
  problems: [],
  isDeclared: true,
  isUnpaid: false,
  mayGoBy: true,
  isAboard: false,
};
const rule = { isUndeclaredStopped: true, isUnpaidStopped: true };

test.each([
  ['of another warehouse', {}, { unitId: 8, unit: undefined }, 'OTHER_WAREHOUSE'],
  ['that has left', { state: 'DEPARTED' as const }, { unitId: 7, unit: 1 }, 'TRIP_CLOSED'],
  ['that was taken back', { state: 'TAKEN_BACK' as const }, { unitId: 7, unit: 1 }, 'TRIP_CLOSED'],
  ['without such a wagon', {}, { unitId: 7, unit: 3 }, 'NO_SUCH_UNIT'],
  ['whose lorry nobody has named', { units: [] }, { unitId: 7, unit: 1 }, undefined],
  ['whose lorry nobody has named, a second one', { units: [] }, { unitId: 7, unit: 2 }, 'NO_SUCH_UNIT'],
  ['as it should be', {}, { unitId: 7, unit: 2 }, undefined],
  ['of a file, which names no warehouse', { originId: null }, { unitId: 8, unit: undefined }, undefined],
])('a trip %s is filled or refused', (_what, fields, act, say) => {
  expect(whyNotFilled({ ...trip, ...fields }, act)).toBe(say);
});

test.each<[string, Partial<BoardingParcel>, string | undefined]>([
  ['planned for it', { tripCode: 'RT1' }, undefined],
  ['aboard already', { tripCode: 'RT1', isAboard: true }, 'ALREADY_ABOARD'],
  ['held', { problems: ['HELD'] }, 'HELD'],
  ['that is being searched for', { problems: ['HELD', 'LOST'] }, 'LOST'],
  ['that goes back to its sender', { problems: ['RETURNING'] }, 'RETURNING'],
  ['that is damaged', { problems: ['DAMAGED'] }, undefined],
  ['undeclared', { isDeclared: false }, 'UNDECLARED'],
  ['to be paid before departure', { isUnpaid: true }, 'UNPAID'],
  ['of another trip', { tripCode: 'RT2', isOfOther: true }, 'OTHER_TRIP'],
  ['of a trip that has left without it', { tripCode: 'RT0' }, undefined],
  ['of another channel', { mayGoBy: false }, 'WRONG_CHANNEL'],
  ['of another channel, and planned', { tripCode: 'RT1', mayGoBy: false }, undefined],
])('a parcel %s comes aboard or is refused, and its bag with it', (_what, fields, say) => {
  expect(whyNotBoard(trip, [{ ...free, ...fields }], rule)).toBe(say);
  const bag = [
    { ...free, tripCode: 'RT1' },
    { ...free, ...fields },
  ];
  expect(whyNotBoard(trip, bag, rule)).toBe(say === 'ALREADY_ABOARD' ? undefined : say);
});

test('undeclared and unpaid parcels come aboard where a setting lets them', () => {
  const lets = { isUndeclaredStopped: false, isUnpaidStopped: false };
  expect(whyNotBoard(trip, [{ ...free, isDeclared: false, isUnpaid: true }], lets)).toBeUndefined();
  expect(whyNotBoard(trip, [{ ...free, isUnpaid: true }], { ...lets, isUnpaidStopped: true })).toBe('UNPAID');
});
