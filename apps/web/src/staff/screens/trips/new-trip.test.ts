import { expect, test } from 'vitest';
import { knownRoadQuery, onlyId, readKnownRoad } from './new-trip.ts';

const hashOf = (query: Record<string, string>) => `#/bsc/trips?${new URLSearchParams(query).toString()}`;

test('the form of a new trip finds in its address what is known of the road', () => {
  const road = { channelId: 4, originId: 17, destinationId: null };
  expect(readKnownRoad(hashOf({ view: 'list', row: 'new', ...knownRoadQuery(road) }))).toEqual(road);
});

test.each(['', '0', '-3', 'x', '1.5', '99999999999999999999'])('%j is no id', (channelId) => {
  expect(readKnownRoad(hashOf({ channelId })).channelId).toBeNull();
});

test('what there is one of is chosen, of several a person chooses', () => {
  expect(onlyId([{ id: 7 }])).toBe(7);
  expect(onlyId([])).toBeNull();
  expect(onlyId([{ id: 7 }, { id: 8 }])).toBeNull();
});
