import { expect, test } from 'vitest';
import { needsLabel } from './label-rule.ts';

const carriers = { code: 'YT8834201957402' };
const stuckOn = { ...carriers, sticker: 'RPK7NXW3JVA' };
const own = { code: 'RPK7NXW3JVA' };

test.each([
  ['always', [true, true, true]],
  ['noOwnLabel', [true, false, false]],
  ['never', [false, false, false]],
] as const)('%s: a box of a courier, one with our sticker, one with our code', (rule, expected) => {
  expect([carriers, stuckOn, own].map((box) => needsLabel(rule, box))).toEqual(expected);
});
