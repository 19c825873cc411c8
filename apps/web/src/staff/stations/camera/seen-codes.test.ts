import { expect, test } from 'vitest';
import { withPicture } from './seen-codes.ts';
import type { SeenCodes } from './seen-codes.ts';

/** What is taken of pictures that show these codes, ten a second. */
function look(...pictures: (readonly string[])[]): string[] {
  let seen: SeenCodes = new Map();
  const taken: string[] = [];
  pictures.forEach((codes, index) => {
    const next = withPicture(seen, codes, index * 100);
    ({ seen } = next);
    taken.push(...next.fresh);
  });
  return taken;
}

const times = (count: number, codes: readonly string[]) => Array.from({ length: count }, () => codes);

test('a code that stays before the camera is taken once, also where a picture or ten do not show it', () => {
  expect(look(...times(30, ['A']), ...times(10, []), ...times(30, ['A']))).toEqual(['A']);
});

test('another code is taken at once, and the first again only after it was away', () => {
  expect(look(['A'], ['B', 'B'], ['A'], ['B'])).toEqual(['A', 'B']);
  expect(look(['A'], ...times(20, []), ['A'])).toEqual(['A', 'A']);
});
