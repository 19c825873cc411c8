import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargeFreight, type Load } from './freight-charge.ts';
import { openingTariffs } from './opening-tariffs.ts';
import { splitAmount } from './split-amount.ts';

const natural = fc.bigInt({ min: 0n, max: 10n ** 9n });

describe('a split amount', () => {
  test('comes to the amount, each part less than a unit from its share', () => {
    fc.assert(
      fc.property(natural, fc.array(natural, { minLength: 1, maxLength: 200 }), (amount, weights) => {
        const parts = splitAmount(amount, weights);
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(amount);
        const total = weights.reduce((sum, weight) => sum + weight, 0n);
        if (total === 0n) return;
        for (const [index, part] of parts.entries()) {
          const off = part * total - amount * (weights[index] ?? 0n);
          expect(off < total && off > -total).toBe(true);
        }
      }),
    );
  });

  test('gives what is left over to the largest remainders, of equal ones to the first', () => {
    expect(splitAmount(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(splitAmount(5n, [0n, 0n])).toEqual([3n, 2n]);
    expect(splitAmount(10n, [0n, 7n])).toEqual([0n, 10n]);
    expect(() => splitAmount(1n, [])).toThrow(RangeError);
  });
});

describe('unlike loads of one cargo', () => {
  const terms = openingTariffs.find(({ code }) => code === 'CARGO')?.terms;
  const side = fc.bigInt({ min: 1_000n, max: 2_000_000n });
  const load = fc.record({
    size: fc.record({ lengthUm: side, widthUm: side, heightUm: side }),
    weightG: fc.bigInt({ min: 1n, max: 500_000n }),
    places: fc.integer({ min: 1, max: 6 }),
  });

  test('cost the same however the places are written into lines, and never more than line by line', () => {
    fc.assert(
      fc.property(fc.array(load, { minLength: 1, maxLength: 6 }), (loads: Load[]) => {
        if (terms === undefined) throw new TypeError('no such tariff');
        const one = chargeFreight(terms, loads).amountMinor;
        const apart = loads.flatMap((each) =>
          Array.from({ length: each.places }, () => ({ ...each, places: 1 })),
        );
        expect(chargeFreight(terms, apart.toReversed()).amountMinor).toBe(one);
        const sum = loads.reduce((total, each) => total + chargeFreight(terms, each).amountMinor, 0n);
        // Half a cent of rounding a line.
        expect(one <= sum + BigInt(loads.length)).toBe(true);
      }),
    );
  });
});
