import { describe, expect, test } from 'vitest';
import { bagKinds, fitsInto } from './bag-kinds.ts';
import { isFarFromContents } from './bag-weight.ts';

test.each([
  [10_300, 10_000, false],
  [10_301, 10_000, true],
  [9_700, 10_000, false],
  [9_699, 10_000, true],
  [42_100, 41_620, false],
])('a bag of %i g around %i g is far from its contents: %s', (weightG, contentsG, isFar) => {
  expect(isFarFromContents(weightG, contentsG)).toBe(isFar);
});

describe('a bag lies in a bag', () => {
  test('of an earlier kind alone', () => {
    const fitting = bagKinds.flatMap((inner) =>
      bagKinds.filter((outer) => fitsInto(inner, outer)).map((outer) => `${inner} in ${outer}`),
    );
    expect(fitting).toEqual(['SACK in PALLET', 'POUCH in PALLET', 'POUCH in SACK']);
  });
});
