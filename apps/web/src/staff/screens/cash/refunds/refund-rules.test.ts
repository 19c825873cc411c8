import { expect, test } from 'vitest';
import { typedOf } from './refund-rules.ts';

test('a typed sum is above zero and within what is left', () => {
  expect(typedOf('4,50', 450n)).toBe(450n);
  expect(['4.51', '0', '', 'much', '-1'].map((text) => typedOf(text, 450n))).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});
