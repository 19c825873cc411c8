import { expect, test } from 'vitest';
import { fullnessOf } from './fullness.ts';

test.each([
  [0, 1, 'ROOMY'],
  [59, 100, 'ROOMY'],
  [60, 100, 'FILLING'],
  [89, 100, 'FILLING'],
  [90, 100, 'FULL'],
  [7, 5, 'FULL'],
])('%i of %i cells: %s', (taken, cells, word) => {
  expect(fullnessOf(taken, cells)).toBe(word);
});
