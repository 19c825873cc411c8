import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertMinor } from '../pricing/currency-rate.ts';
import { isPart, spreadOver, sumDebtPayment, usesDebtRate } from './debt-sums.ts';
import type { Handed } from './payment-sums.ts';

const rate = { nominal: 1, rateMillionths: 9_250_000n };
const none: Handed = { balance: 0n, card: 0n, cash: { TJS: 0n, USD: 0n } };
const somoni = (TJS: bigint, USD = 0n): Handed => ({ ...none, cash: { TJS, USD } });

describe('a debt of 500 somoni', () => {
  const pay = (handed: Handed, over: 'TJS' | 'USD' = 'TJS') =>
    sumDebtPayment('TJS', 50_000n, handed, over, rate);
  const withoutRate = (handed: Handed) => sumDebtPayment('TJS', 50_000n, handed, 'TJS', undefined);

  test('is paid by 500 somoni in cash or by card, whatever the rate, and without one', () => {
    for (const handed of [somoni(50_000n), { ...none, card: 50_000n }]) {
      expect(withoutRate(handed)).toMatchObject({ change: { TJS: 0n, USD: 0n }, toBalance: 0n });
      expect(usesDebtRate('TJS', handed, { change: { TJS: 0n, USD: 0n } })).toBe(false);
    }
    expect(withoutRate(somoni(50_100n))).toMatchObject({ change: { TJS: 100n, USD: 0n } });
    expect(pay(somoni(49_999n))).toBe('TOO_LITTLE');
    expect(pay({ ...none, card: 50_001n })).toBe('TOO_MUCH');
  });

  test('is paid by dollars of the rate of the day, with change in either', () => {
    expect(withoutRate(somoni(0n, 10_000n))).toBe('NO_RATE');
    // 54.05 dollars are 500 somoni; of 60 the rest is 5.95 dollars, 55 somoni.
    expect(pay(somoni(0n, 6_000n))).toEqual({
      parts: [{ means: 'CASH_USD', given: 6_000n, applied: 5_405n, usd: 50_000n }],
      change: { TJS: 5_500n, USD: 0n },
      toBalance: 0n,
    });
    expect(pay(somoni(0n, 6_000n), 'USD')).toMatchObject({ change: { TJS: 875n, USD: 500n } });
    expect(pay(somoni(0n, 5_400n))).toBe('TOO_LITTLE');
  });

  test('is paid by the balance and both kinds of cash together', () => {
    const paid = pay({ balance: 1_000n, card: 10_000n, cash: { TJS: 20_000n, USD: 2_000n } });
    expect(paid).toMatchObject({
      parts: [
        { means: 'BALANCE', usd: 9_250n },
        { means: 'CASH_USD', usd: 10_750n },
        { means: 'CARD', usd: 10_000n },
        { means: 'CASH_TJS', usd: 20_000n },
      ],
    });
    expect(pay({ ...none, balance: 5_405n })).toMatchObject({ parts: [{ means: 'BALANCE', usd: 50_000n }] });
    expect(pay({ ...none, balance: 5_406n })).toBe('TOO_MUCH');
  });
});

test('a debt in dollars is paid as charges are', () => {
  const handed = somoni(9_250n);
  expect(sumDebtPayment('USD', 1_000n, handed, 'TJS', rate)).toMatchObject({
    parts: [{ means: 'CASH_TJS', applied: 9_250n, usd: 1_000n }],
  });
  expect(sumDebtPayment('USD', 1_000n, handed, 'TJS', undefined)).toBe('NO_RATE');
});

test('what is handed over is what pays, what is given back, and less than a diram of rounding', () => {
  const amount = fc.bigInt({ min: 0n, max: 1_000_000n });
  const whole = fc.bigInt({ min: 0n, max: 2_000n }).map((dollars) => dollars * 100n);
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 1_000_000n }),
      fc.record({ balance: amount, card: amount, cash: fc.record({ TJS: amount, USD: whole }) }),
      fc.constantFrom('TJS' as const, 'USD' as const),
      fc.bigInt({ min: 5_000_000n, max: 15_000_000n }),
      (total, handed, over, rateMillionths) => {
        const exchange = { nominal: 1, rateMillionths };
        const sums = sumDebtPayment('TJS', total, handed, over, exchange);
        if (typeof sums === 'string') return;
        const { parts, change } = sums;
        expect(parts.reduce((sum, { usd }) => sum + usd, 0n)).toBe(total);
        expect(change.TJS >= 0n && change.USD >= 0n && change.USD <= handed.cash.USD).toBe(true);
        expect(change.USD % 100n).toBe(0n);
        const dollars = convertMinor(handed.balance + handed.cash.USD - change.USD, exchange);
        const rounded = handed.card + handed.cash.TJS + dollars - change.TJS - total;
        // Half a cent is up to eight dirams: the sum was converted by dollars that have no smaller part.
        expect(rounded <= 16n && rounded >= -16n).toBe(true);
      },
    ),
  );
});

test('a part is one somoni at least, or all that is left', () => {
  expect([
    isPart(100n, 500n),
    isPart(99n, 500n),
    isPart(99n, 99n),
    isPart(501n, 500n),
    isPart(0n, 0n),
  ]).toEqual([true, false, true, false, true]);
});

test('a sum pays the first debts as far as it goes', () => {
  expect(spreadOver([500n, 300n, 200n], 600n)).toEqual([500n, 100n, 0n]);
  expect(spreadOver([500n, 300n], 800n)).toEqual([500n, 300n]);
  // A part of less than one somoni, and more than is owed.
  expect(spreadOver([500n, 300n], 599n)).toBeUndefined();
  expect(spreadOver([500n, 300n], 801n)).toBeUndefined();
});
