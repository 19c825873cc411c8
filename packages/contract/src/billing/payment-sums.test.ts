import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertMinor, convertMinorBack } from '../pricing/currency-rate.ts';
import { overages, sumPayment, type Handed } from './payment-sums.ts';

const rate = { nominal: 1, rateMillionths: 9_250_000n };
const none: Handed = { balance: 0n, card: 0n, cash: { TJS: 0n, USD: 0n } };

describe('a payment', () => {
  test('in somoni is converted once, and gives change', () => {
    expect(sumPayment(18_34n, { ...none, cash: { TJS: 200_00n, USD: 0n } }, 'TJS', rate)).toEqual({
      parts: [{ means: 'CASH_TJS', given: 200_00n, applied: 169_65n, usd: 18_34n }],
      change: { TJS: 30_35n, USD: 0n },
      toBalance: 0n,
    });
  });

  test('in dollars gives back whole ones, and the rest of one in somoni', () => {
    const handed = { ...none, cash: { TJS: 0n, USD: 50_00n } };
    const back = (over: (typeof overages)[number]) => sumPayment(18_34n, handed, over, rate);
    expect(back('USD')).toMatchObject({ change: { TJS: 6_11n, USD: 31_00n }, toBalance: 0n });
    expect(back('TJS')).toMatchObject({ change: { TJS: 292_86n, USD: 0n } });
    expect(back('BALANCE')).toMatchObject({ change: { TJS: 0n, USD: 0n }, toBalance: 31_66n });
    expect(sumPayment(18_34n, handed, 'USD', undefined)).toBe('NO_RATE');
  });

  test.each([
    ['a diram too little', { ...none, cash: { TJS: 169_64n, USD: 0n } }, 'TJS', 'TOO_LITTLE'],
    ['a diram too much by card', { ...none, card: 169_66n }, 'TJS', 'TOO_MUCH'],
    ['a cent too much of the balance', { ...none, balance: 18_35n }, 'TJS', 'TOO_MUCH'],
    ['somoni that pay for nothing', { ...none, cash: { TJS: 1_00n, USD: 20_00n } }, 'TJS', 'TOO_MUCH'],
    ['nothing', none, 'BALANCE', 'TOO_LITTLE'],
  ] as const)('of %s is none', (_what, handed, over, refusal) => {
    expect(sumPayment(18_34n, handed, over, rate)).toBe(refusal);
  });

  const minor = (max: bigint) => fc.bigInt({ min: 0n, max });
  const cases = fc.record({
    total: minor(10n ** 8n),
    handed: fc.record({
      balance: minor(10n ** 5n),
      card: minor(10n ** 9n),
      cash: fc.record({ TJS: minor(10n ** 9n), USD: minor(10n ** 6n).map((dollars) => dollars * 100n) }),
    }),
    over: fc.constantFrom(...overages),
    rate: fc.record({
      nominal: fc.constantFrom(1, 10, 100),
      rateMillionths: fc.bigInt({ min: 1_000n, max: 10n ** 9n }),
    }),
  });

  test('pays each charge to the cent by what is handed over, loses nothing, and gives no cents in dollars', () => {
    let paid = 0;
    fc.assert(
      fc.property(cases, ({ total, handed, over, rate: any }) => {
        const sums = sumPayment(total, handed, over, any);
        if (typeof sums === 'string') return;
        paid += 1;
        const { parts, change, toBalance } = sums;
        expect(parts.reduce((sum, { usd }) => sum + usd, 0n)).toBe(total);
        for (const { given, applied, usd } of parts) {
          expect(applied >= 0n && applied <= given && usd >= 0n).toBe(true);
        }
        expect(change.USD % 100n).toBe(0n);
        const overOf = (means: string) =>
          parts
            .filter((part) => part.means === means)
            .reduce((sum, { given, applied }) => sum + given - applied, 0n);
        const overUsd = overOf('CASH_USD');
        const overTjs = overOf('CARD') + overOf('CASH_TJS');
        if (over === 'BALANCE')
          expect(toBalance).toBe(overUsd + (overTjs === 0n ? 0n : convertMinorBack(overTjs, any)));
        else expect(change.TJS).toBe(overTjs + convertMinor(overUsd - change.USD, any));
      }),
      { numRuns: 2_000 },
    );
    expect(paid).toBeGreaterThan(50);
  });
});
