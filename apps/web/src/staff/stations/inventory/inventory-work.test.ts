import { noCell } from '@rohi/contract/stations/inventory-words';
import { describe, expect, test } from 'vitest';
import {
  cellsOf,
  nextCell,
  nothingCounted,
  stepOfCount,
  withCounted,
  withDone,
  withoutCounted,
  withoutDone,
  type KnownCount,
} from './inventory-work.ts';

const count: KnownCount = {
  parcels: new Map([
    ['YT8834201956871', { cell: 'A-2', isFound: false }],
    ['YT8834201956872', { cell: 'A-2', isFound: false }],
    ['YT8834201956873', { cell: 'A-10', isFound: false }],
    ['YT8834201956874', { cell: 'C-01', isFound: false }],
    ['YT8834201956875', { cell: null, isFound: false }],
  ]),
  done: new Set(),
};
const [one, two, three, four, loose] = [...count.parcels.keys()] as [string, string, string, string, string];
const at = (cell: string | undefined, after?: string) => ({
  ...nothingCounted,
  inventory: '7',
  cell,
  after,
});

describe('a scan of a count', () => {
  test('needs a count, and a cell where the first parcel is not of the first one', () => {
    expect(stepOfCount(nothingCounted, count, one)).toEqual({ do: 'askCount' });
    expect(stepOfCount(at(undefined), count, four)).toEqual({ do: 'askCell' });
    expect(stepOfCount(at(undefined), count, one)).toEqual({ do: 'count', code: one, cell: 'A-2' });
  });

  test('chooses a cell, and ends it when it is scanned again', () => {
    expect(stepOfCount(at('A-2'), count, 'C-01')).toEqual({ do: 'choose', cell: 'C-01' });
    expect(stepOfCount(at('A-2'), count, 'A-2')).toEqual({ do: 'finish', cell: 'A-2' });
  });

  test('lies in the cell that is counted while something is missing there, wherever it was listed', () => {
    const found = withCounted(count, one, 'A-2');
    expect(stepOfCount(at('A-2'), found, three)).toEqual({ do: 'count', code: three, cell: 'A-2' });
    expect(stepOfCount(at('A-2'), found, '773288401956311')).toMatchObject({ do: 'count', cell: 'A-2' });
  });

  test('goes on to the next cell in order by itself once all of one is found, and to no other', () => {
    const found = withCounted(withCounted(count, one, 'A-2'), two, 'A-2');
    expect(stepOfCount(at('A-2'), found, three)).toEqual({ do: 'count', code: three, cell: 'A-10' });
    expect(stepOfCount(at('A-2'), found, four)).toEqual({ do: 'count', code: four, cell: 'A-2' });
    expect(stepOfCount(at(undefined, 'A-10'), withDone(found, 'A-10'), four)).toMatchObject({ cell: 'C-01' });
  });
});

describe('a parcel that the records have in no cell', () => {
  const inCells = [one, two, three, four];
  const allFound = inCells.reduce(
    (so, code) => withCounted(so, code, so.parcels.get(code)?.cell ?? ''),
    count,
  );

  test.each([
    ['something is missing there', count],
    ['all of it is found', withCounted(withCounted(count, one, 'A-2'), two, 'A-2')],
    ['all cells are found, and only what lies in none is left', allFound],
    ['the cell was said to be done by another device', withDone(count, 'A-2')],
  ])('lies in the cell that is counted while %s', (_when, at2) => {
    expect(stepOfCount(at('A-2'), at2, loose)).toEqual({ do: 'count', code: loose, cell: 'A-2' });
  });

  test('never makes the count go on outside of cells by itself, after the last cell neither', () => {
    expect(stepOfCount(at(undefined, 'C-01'), allFound, loose)).toEqual({ do: 'askCell' });
    expect(stepOfCount(at(noCell), allFound, loose)).toEqual({ do: 'count', code: loose, cell: noCell });
  });
});

test('cells stand in the order of walking, what lies in none last', () => {
  expect(cellsOf(count).map(({ cell, listed }) => [cell, listed])).toEqual([
    ['A-2', 2],
    ['A-10', 1],
    ['C-01', 1],
    [noCell, 1],
  ]);
  expect(nextCell(count, 'C-01')).toBe(noCell);
  expect(nextCell(withDone(withCounted(count, loose, noCell), 'C-01'), 'C-01')).toBe('A-2');
});

test('what is taken back is known as before it was counted here, or as the service had it', () => {
  const moved = withCounted(withCounted(count, four, 'A-2'), four, 'A-10');
  expect(moved.parcels.get(four)).toMatchObject({ cell: 'A-10', isFound: true });
  expect(withoutCounted(moved, four, undefined).parcels.get(four)).toEqual({ cell: 'C-01', isFound: false });
  const sent = { ...count, parcels: new Map([[four, { cell: 'A-2', isFound: true }]]) };
  expect(withoutCounted(sent, four, 'C-01').parcels.get(four)).toEqual({ cell: 'C-01', isFound: false });
  expect(withoutCounted(count, '773288401956311', null)).toBe(count);
  expect(withoutDone(withDone(count, 'A-2'), 'A-2').done.size).toBe(0);
});
