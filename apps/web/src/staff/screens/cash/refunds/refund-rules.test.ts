import { expect, test } from 'vitest';
import { leftOfLines, typedOf } from './refund-rules.ts';

const sum = (amount: string) => ({ amount });
const of = (state: string, line: number, amount: string) => ({
  state,
  lines: [{ line, amount: sum(amount) }],
});

test('of a line is left what neither went back nor is spoken for', () => {
  const paid = { lines: [{ amount: sum('8.00') }, { amount: sum('7.00') }] };
  const before = [
    of('DONE', 1, '2.00'),
    of('WAITING', 1, '1.50'),
    of('REFUSED', 2, '7.00'),
    of('ENDED', 1, '3.00'),
  ];
  expect(leftOfLines(paid, before)).toEqual([450n, 700n]);
});

test('a typed sum is above zero and within what is left', () => {
  expect(typedOf('4,50', 450n)).toBe(450n);
  expect(['4.51', '0', '', 'much', '-1'].map((text) => typedOf(text, 450n))).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});
