import { describe, expect, test } from 'vitest';
import { readDecimal } from './exact-decimal.ts';
import { plainAmount, plainNumber } from './typed-amount.ts';

describe('a number as people write it', () => {
  test.each([
    ['1 250,50', 125_050n],
    ['1\u00a0250,50', 125_050n],
    ['1\u202f250.50', 125_050n],
    ["1'250.50", 125_050n],
    ['1’250,5', 125_050n],
    ['1,250.50', 125_050n],
    ['1.250,50', 125_050n],
    ['1 000 000', 100_000_000n],
    ['1,000,000', 100_000_000n],
    ['１２５０．５', 125_050n],
    ['2,5', 250n],
    ['1250.50', 125_050n],
  ])('%s', (text, value) => {
    expect(readDecimal(plainNumber(text), 2)).toEqual({ value });
  });

  test.each(['1 25', '12 34,5', '1,25,0', 'a lot', '1 250 5', '-5', '1,250.5,0'])('and not %s', (text) => {
    expect(readDecimal(plainNumber(text), 2).problem).toBe('badFormat');
  });

  test('keeps three digits after a comma: it may be a weight', () => {
    expect(readDecimal(plainNumber('1,250'), 3)).toEqual({ value: 1_250n });
  });
});

describe('a sum', () => {
  test.each([
    ['¥1,250', 125_000n],
    ['￥ 1 250,50', 125_050n],
    ['260 CNY', 26_000n],
    ['260元', 26_000n],
    ['$12.50', 1_250n],
    ['1 250 юаней', 125_000n],
    ['1250,5', 125_050n],
  ])('%s', (text, value) => {
    expect(readDecimal(plainAmount(text), 2)).toEqual({ value });
  });
});
