import { expect, test } from 'vitest';
import { inListOrder } from './list-order.ts';

test('ticked orders stand as the list has them, those of a file by its rows', () => {
  const line = (code: string, minute: number, fileRow: number | null) => ({
    code,
    fileRow,
    createdAt: `2026-11-29T10:0${minute}:00.000Z`,
  });
  const ticked = [line('B', 1, 3), line('C', 0, null), line('A', 1, 10), line('D', 2, null), line('E', 1, 2)];
  const codesOf = (oldestFirst: boolean) => inListOrder(ticked, oldestFirst).map(({ code }) => code);
  expect(codesOf(false)).toEqual(['D', 'E', 'B', 'A', 'C']);
  expect(codesOf(true)).toEqual(['C', 'E', 'B', 'A', 'D']);
});
