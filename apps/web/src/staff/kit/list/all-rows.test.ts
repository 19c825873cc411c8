import { expect, test } from 'vitest';
import { allRows, mostTicked } from './all-rows.ts';

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index, version: 0 }));

function listOf(count: number) {
  const pages: number[] = [];
  const rows = rowsOf(count);
  return {
    asked: pages,
    read: async (page: number, limit: number) => {
      pages.push(page);
      return { total: count, list: rows.slice((page - 1) * limit, page * limit) };
    },
  };
}

test('all 170 that a filter finds are had, not the page alone', async () => {
  const { read, asked } = listOf(170);
  expect((await allRows(read)).map(({ id }) => id)).toEqual(rowsOf(170).map(({ id }) => id));
  expect(asked).toEqual([1, 2]);
});

test('more than may be ticked are not asked for', async () => {
  const { read, asked } = listOf(5_000);
  expect(await allRows(read)).toHaveLength(mostTicked);
  expect(asked).toHaveLength(10);
});

test('a row that has moved to the next page meanwhile is had once', async () => {
  const [first = { id: 0, version: 0 }, ...rest] = rowsOf(150);
  const pages = [[...rest.slice(0, 99), first], [first, ...rest.slice(99)], []];
  const found = await allRows(async (page) => ({ total: 150, list: pages[page - 1] ?? [] }));
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  expect(found).toHaveLength(150);
});
