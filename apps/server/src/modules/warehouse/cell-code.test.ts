import { expect, test } from 'vitest';
import { readCell } from './cell-code.ts';

test.each([
  ['a-12-3', 'A-12-3'],
  [' Ｂ０１ ', 'B01'],
  ['区2.14', '区2.14'],
  ['7', '7'],
])('%s is the cell %s', (typed, cell) => {
  expect(readCell(typed)).toBe(cell);
});

test.each([
  ['nothing', ' '],
  ['a sentence', 'A 12'],
  ['a link', 'https://x.tj/a'],
  ['a long code', 'A'.repeat(21)],
])('%s is no cell', (_what, typed) => {
  expect(readCell(typed)).toBeUndefined();
});
