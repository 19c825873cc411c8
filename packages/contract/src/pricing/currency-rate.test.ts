import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  convertMinor,
  convertMinorBack,
  inverseOf,
  isStrangeRate,
  pairOf,
  perUnitOf,
  readRate,
  writeRate,
} from './currency-rate.ts';
import { divideRounded, writeDecimal } from './exact-decimal.ts';

const rateOf = (text: string, nominal = 1) => {
  const rateMillionths = readRate(text);
  if (rateMillionths === undefined) throw new TypeError(text);
  return { nominal, rateMillionths };
};

describe('rates', () => {
  test('are read as people type them and told without zeros at the end', () => {
    expect(
      ['10.12', '10,1200', '0.000001', '1'].map((text) => writeRate(rateOf(text).rateMillionths)),
    ).toEqual(['10.12', '10.12', '0.000001', '1']);
    for (const text of ['0', '0.0', '-1', '1e3', '', '10.1234567', '1000000', 'NaN'])
      expect(readRate(text)).toBeUndefined();
  });

  test('50.00 USD at 10.12 are 506.00 TJS; half a diram goes up', () => {
    expect(convertMinor(5_000n, rateOf('10.12'))).toBe(50_600n);
    expect(convertMinor(50n, rateOf('10.11'))).toBe(506n);
    expect(convertMinor(1n, rateOf('10.499999'))).toBe(10n);
    expect(convertMinor(10_000n, rateOf('15.2', 10))).toBe(15_200n);
    expect(convertMinorBack(50_600n, rateOf('10.12'))).toBe(5_000n);
  });

  test('are told from both sides', () => {
    expect(inverseOf(rateOf('8'))).toBe('0.125');
    expect(inverseOf(rateOf('10.12'))).toBe('0.0988142292');
    expect(perUnitOf(rateOf('15.2', 10))).toBe('1.52');
    expect(pairOf('TJS', 'USD')).toEqual({ base: 'USD', quote: 'TJS', isBackwards: true });
    expect(pairOf('USD', 'USD')).toBeUndefined();
  });

  test('a change of more than a fifth is strange, whatever the nominal', () => {
    expect(isStrangeRate(rateOf('12'), rateOf('10'))).toBe(false);
    expect(isStrangeRate(rateOf('12.000001'), rateOf('10'))).toBe(true);
    expect(isStrangeRate(rateOf('7.99'), rateOf('10'))).toBe(true);
    expect(isStrangeRate(rateOf('101', 10), rateOf('10'))).toBe(false);
  });
});

describe('exact decimals', () => {
  test('rounding is told by its mode', () => {
    const modes = ['UP', 'HALF_UP', 'DOWN'] as const;
    const rounded = (dividend: bigint) => modes.map((mode) => divideRounded(dividend, 4n, mode));
    expect(rounded(8n)).toEqual([2n, 2n, 2n]);
    expect(rounded(9n)).toEqual([3n, 2n, 2n]);
    expect(rounded(10n)).toEqual([3n, 3n, 2n]);
    expect(() => divideRounded(-1n, 4n, 'UP')).toThrow(RangeError);
    expect(() => divideRounded(1n, 0n, 'UP')).toThrow(RangeError);
  });

  test('zero has no sign, and small values keep their zeros', () => {
    expect(writeDecimal(0n, 2)).toBe('0.00');
    expect(writeDecimal(-5n, 2)).toBe('-0.05');
    expect(writeDecimal(120_000n, 6, 2)).toBe('0.12');
    expect(writeDecimal(1_000n, 3, 0)).toBe('1');
  });

  test('there and back again moves by less than the rate is worth', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 12n),
        fc.bigInt(1_000_000n, 100_000_000n),
        (amountMinor, rateMillionths) => {
          const rate = { nominal: 1, rateMillionths };
          const difference = convertMinorBack(convertMinor(amountMinor, rate), rate) - amountMinor;
          expect(difference >= -1n && difference <= 1n).toBe(true);
        },
      ),
    );
  });
});
