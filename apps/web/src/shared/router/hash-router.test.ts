import { expect, test } from 'vitest';
import { hrefOf, parseHash } from './hash-router.ts';

test('a link keeps its query inside the hash', () => {
  expect(hrefOf('parcelTracking', { searchText: 'A,B' })).toBe('#/parcelTracking?searchText=A%2CB');
  expect(hrefOf('home')).toBe('#/home');
});

test.each(['#/parcelTracking?searchText=A,B', '#/parcelTracking?searchText=A%2CB'])(
  '%s asks for both codes',
  (hash) => {
    const route = parseHash(hash);
    expect(route.page).toBe('parcelTracking');
    expect(route.query.get('searchText')).toBe('A,B');
  },
);

test('what a link says is what the route reads, whatever the signs', () => {
  const searchText = 'A?B=1&C #Д,\n';
  expect(parseHash(hrefOf('parcelTracking', { searchText })).query.get('searchText')).toBe(searchText);
});

test('paths are case-sensitive, and one that the service does not have is no page', () => {
  expect(parseHash('#/orderManagement').page).toBe('orderManagement');
  expect(parseHash('#/ordermanagement')).toMatchObject({ page: undefined, path: '/ordermanagement' });
});
