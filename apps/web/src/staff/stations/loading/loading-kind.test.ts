import { stayFlags } from '@rohi/contract/tracking/stays-put';
import { expect, test } from 'vitest';
import { whyStays, type LoadingSnapshot } from './loading-kind.ts';

const parcel: LoadingSnapshot['parcels'][number] = {
  ...{ code: 'YT1', customerCode: null, bagCode: null, isPlanned: true, isAboard: false },
  ...{ isHeld: false, stays: null, isDeclared: true, isUnpaid: false },
};
const rules = { isUndeclaredStopped: true, isUnpaidStopped: true };
const word = (fields: object, stops: object = {}, code = 'YT1') =>
  whyStays({ ...rules, ...stops, parcels: [parcel, { ...parcel, ...fields }] } as LoadingSnapshot, code);

test('without the line a station refuses what it has stored as lost, returning, held, undeclared or unpaid, and its bag', () => {
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
