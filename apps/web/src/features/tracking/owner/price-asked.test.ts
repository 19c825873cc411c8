import { expect, test } from 'vitest';
import { priceAsked } from './price-asked.ts';

test('no price is asked for what is searched for or goes back; what is only held or late has its own', () => {
  const price = { amount: '9.18', currency: 'USD' } as const;
  expect(priceAsked(price, ['RETURNING'])).toBeNull();
  expect(priceAsked(price, ['DAMAGED', 'LOST'])).toBeNull();
  expect(priceAsked(price, ['HELD', 'DELAYED'])).toEqual(price);
  expect(priceAsked(null, [])).toBeNull();
});
