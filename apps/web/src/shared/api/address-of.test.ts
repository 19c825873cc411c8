import { expect, test } from 'vitest';
import { addressOf } from './address-of.ts';

test('the names in a path are filled in, whatever stands in them', () => {
  expect(addressOf('/orders/{code}', { code: 'A/1 ?' })).toBe('/orders/A%2F1%20%3F');
  expect(addressOf('/price/versions/{id}/compare/{other}', { id: 7, other: '8' })).toBe(
    '/price/versions/7/compare/8',
  );
});

test('what is asked for stands behind the path, and what has no value is left out', () => {
  const query = { search: 'кроссовки 42', limit: 10, own: false, from: undefined };
  const params = new URLSearchParams(addressOf('/orders', {}, query).replace('/orders?', ''));
  expect(Object.fromEntries(params)).toEqual({ search: 'кроссовки 42', limit: '10', own: 'false' });
  expect(addressOf('/orders', {}, { from: undefined })).toBe('/orders');
});
