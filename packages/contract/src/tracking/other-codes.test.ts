import { expect, test } from 'vitest';
import { customerCodeShapes } from '../accounts/customer-code.ts';
import { otherCodeOf } from './other-codes.ts';

test.each(['TJ-639312', 'tj639312', 'ТЈ-63931', 'TJ 639312'])('%s is a customer code by its form', (code) => {
  expect(otherCodeOf(code, customerCodeShapes)).toBe('customerCode');
});

test.each(['RA261112LNFBVV', 'ra261112lnfbvv', 'RA991231000000'])(
  '%s is an order number by its form',
  (code) => {
    expect(otherCodeOf(code, customerCodeShapes)).toBe('orderCode');
  },
);

// Of couriers, of a parcel of ours, a day that does not exist, digits alone.
test.each([
  'RA123456789CN',
  'RP1K2M3N4P5',
  'RA261312LNFBVV',
  'RA261100LNFBVV',
  '639312',
  'YT8834201957316',
  'TJ-123',
  '',
])('%s is none of them', (code) => {
  expect(otherCodeOf(code, customerCodeShapes)).toBeUndefined();
});
