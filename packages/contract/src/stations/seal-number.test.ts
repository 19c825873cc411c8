import { expect, test } from 'vitest';
import { isSameSeal } from './seal-number.ts';

test('spaces, hyphens and the height of letters do not make another seal; another digit does', () => {
  expect(isSameSeal('CN 0471163', 'cn-0471163')).toBe(true);
  expect(isSameSeal('ＣＮ０４７１１６３', 'CN0471163')).toBe(true);
  expect(isSameSeal('CN 0471163', 'CN 0471164')).toBe(false);
  expect(isSameSeal('--', ' ')).toBe(false);
});
