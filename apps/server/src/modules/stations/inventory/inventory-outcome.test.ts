import { rackOf } from '@rohi/contract/stations/racks';
import { describe, expect, test } from 'vitest';
import { isOfPart, isUnsettled, outcomeOf } from './inventory-outcome.ts';

const listed = {
  parcelId: '1',
  isExpected: true,
  hasCome: false,
  listedCell: 'C-03',
  foundAt: null,
  foundCell: null,
  say: null,
  settled: null,
};
const found = { ...listed, foundAt: new Date(0), foundCell: 'C-03' };
const there = { cell: 'C-03' };

describe('what a count comes to', () => {
  test.each([
    ['not looked for yet', listed, there, false, 'TO_COME'],
    ['its cell was counted', listed, there, true, 'MISSING'],
    ['reported before its cell was counted', { ...listed, settled: 'MISSING' }, there, false, 'MISSING'],
    ['there after all', { ...listed, settled: 'FOUND' }, there, true, 'FOUND'],
    ['given away meanwhile', listed, undefined, true, 'GONE'],
    ['put elsewhere meanwhile', listed, { cell: 'A-01' }, true, 'GONE'],
    ['found', found, there, true, 'FOUND'],
    ['found, then given away', found, undefined, true, 'FOUND'],
    ['found with no cell named', { ...found, foundCell: null }, there, true, 'FOUND'],
    ['found in another cell', { ...found, foundCell: 'C-04' }, { cell: 'C-04' }, true, 'ELSEWHERE'],
    ['not the unit’s own', { ...found, isExpected: false, say: 'FOUND_UNKNOWN' }, undefined, true, 'SURPLUS'],
    ['came meanwhile', { ...found, isExpected: false, hasCome: true }, there, true, 'CAME'],
  ] as const)('%s', (_what, item, now, isCounted, outcome) => {
    expect(outcomeOf(item, now, isCounted)).toBe(outcome);
  });

  test('somebody who looks for it leaves it open', () => {
    expect(isUnsettled({ outcome: 'MISSING', settled: 'LOOK_AGAIN' })).toBe(true);
    expect(isUnsettled({ outcome: 'MISSING', settled: 'MISSING' })).toBe(false);
    expect(isUnsettled({ outcome: 'ELSEWHERE', settled: null })).toBe(false);
  });
});

test('a rack is what stands before the first mark of a cell', () => {
  expect(['C-03', 'A-12-3', '区2.14', 'B07', 'STORE'].map(rackOf)).toEqual(['C', 'A', '区2', 'B', 'STORE']);
  expect(isOfPart({ rack: 'C', cell: null }, 'C-03')).toBe(true);
  expect(isOfPart({ rack: 'C', cell: null }, null)).toBe(false);
  expect(isOfPart({ rack: null, cell: 'C-03' }, 'C-04')).toBe(false);
  expect(isOfPart({ rack: null, cell: null }, null)).toBe(true);
});
