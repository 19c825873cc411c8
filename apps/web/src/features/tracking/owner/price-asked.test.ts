import { expect, test } from 'vitest';
import { priceAsked } from './price-asked.ts';

test('no price is asked for what was cancelled, is searched for or goes back; what is only held or late has its own', () => {
  const price = { amount: '9.18', currency: 'USD' } as const;
  expect(priceAsked({ status: 'DTH', problems: ['RETURNING'] }, price)).toBeNull();
  expect(priceAsked({ status: 'DHWCRK', problems: ['DAMAGED', 'LOST'] }, price)).toBeNull();
  expect(priceAsked({ status: 'YQX', problems: [] }, price)).toBeNull();
  expect(priceAsked({ status: 'DHWCRK', problems: ['HELD', 'DELAYED'] }, price)).toEqual(price);
  expect(priceAsked({ status: 'DKHQS', problems: [] }, null)).toBeNull();
});
