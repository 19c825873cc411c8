import { foldName, holdsName } from '@rohi/contract/lists/fold-name';
import { expect, test } from 'vitest';
import { findable, hard, pairsOf, unrelated, type NamePair } from '../../test/names/people-names.ts';
import { readHan } from './han-readings.ts';

const isFound = ({ stored, search }: NamePair) => holdsName(foldName(stored, readHan), search);

test.each([
  ['usual spellings', findable, 600, 0.97],
  ['hard ones', hard, 60, 0.6],
])('%s are found', (_, written, least, share) => {
  const pairs = pairsOf(written);
  const missed = pairs.filter((pair) => !isFound(pair)).map(({ stored, search }) => `${stored}: ${search}`);
  expect(pairs.length).toBeGreaterThanOrEqual(least);
  expect(1 - missed.length / pairs.length, missed.join('\n')).toBeGreaterThanOrEqual(share);
});

test('nobody is found for the name of somebody else', () => {
  const pairs = pairsOf(unrelated);
  expect(pairs.length).toBeGreaterThanOrEqual(200);
  expect(pairs.filter(isFound)).toEqual([]);
});
