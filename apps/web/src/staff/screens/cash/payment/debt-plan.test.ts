import { describe, expect, test } from 'vitest';
import { debtBody, noDebtTyped, planDebts } from './debt-plan.ts';

const somoni = (amount: string) => ({ amount, currency: 'TJS' as const });
const debt = (id: string, owed: string) => ({
  id,
  day: '2026-11-18',
  words: null,
  amount: somoni(owed),
  paid: somoni('0.00'),
  owed: somoni(owed),
});
const debts = {
  currency: 'TJS' as const,
  owed: somoni('800.00'),
  list: [debt('1', '500.00'), debt('2', '300.00')],
};
const rate = { rate: '10', nominal: 1, rateDate: '2026-11-21' };

describe('a payment of debts', () => {
  test('pays all of them unless less is typed, the oldest first', () => {
    expect(planDebts(debts, 0n, null, { ...noDebtTyped, TJS: '800' })).toMatchObject({
      total: 80_000n,
      inOther: undefined,
      outcome: { change: { TJS: 0n } },
    });
    const typed = { ...noDebtTyped, amount: '600', TJS: '1 000' };
    const plan = planDebts(debts, 0n, rate, typed);
    expect(plan).toMatchObject({ inOther: 6_000n, outcome: { change: { TJS: 40_000n } } });
    expect(debtBody('AK-17', 'TJS', rate, typed, plan)).toEqual({
      customerCode: 'AK-17',
      currency: 'TJS',
      debts: [
        { id: '1', owed: '500.00', amount: '500.00' },
        { id: '2', owed: '300.00', amount: '100.00' },
      ],
      over: 'TJS',
      cash: { TJS: '1000.00' },
    });
  });

  test('names the rate where dollars pay', () => {
    const typed = { ...noDebtTyped, USD: '70', usesBalance: true };
    const plan = planDebts(debts, 1_500n, rate, typed);
    expect(plan).toMatchObject({ fromBalance: 1_500n, outcome: { change: { TJS: 5_000n } } });
    expect(debtBody('AK-17', 'TJS', rate, typed, plan)).toMatchObject({
      balance: '15.00',
      rate: { rate: '10', rateDate: '2026-11-21' },
    });
  });

  test('is none while a sum is no sum, too much, too small a part, or a slip has no number', () => {
    const outcomeOf = (typed: Partial<typeof noDebtTyped>) =>
      planDebts(debts, 0n, rate, { ...noDebtTyped, ...typed }).outcome;
    expect(outcomeOf({ TJS: 'x' })).toBe('UNREADABLE');
    expect(outcomeOf({ amount: '800.01' })).toBe('BAD_PART');
    expect(outcomeOf({ amount: '500.50' })).toBe('BAD_PART');
    expect(outcomeOf({ amount: '0' })).toBe('BAD_PART');
    expect(outcomeOf({ card: '800' })).toBe('NO_REFERENCE');
    expect(outcomeOf({ TJS: '799' })).toBe('TOO_LITTLE');
    expect(outcomeOf({ card: '801', reference: '1' })).toBe('TOO_MUCH');
  });
});
