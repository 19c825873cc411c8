import { describe, expect, it } from 'vitest';
import { bodyOf, isPayment, nothingTyped, planPayment } from './payment-plan.ts';

const rate = { rate: '9.25', nominal: 1, rateDate: '2026-11-20' };
const charges = [
  { id: '1', kind: 'DELIVERY', owed: { amount: '23.30' } },
  { id: '2', kind: 'STORAGE', owed: { amount: '0.40' } },
] as const;

const nothing = { balance: 0n, points: 0 };

describe('a payment as it is typed', () => {
  it('takes the balance first, and says what is left in both currencies and the change', () => {
    const typed = { ...nothingTyped, usesBalance: true, TJS: '200' };
    const plan = planPayment(charges, { balance: 5_00n, points: 0 }, rate, typed);
    expect(plan).toMatchObject({ total: 23_70n, fromBalance: 5_00n, due: 18_70n, dueTjs: 172_98n });
    expect(isPayment(plan.outcome) && plan.outcome.change).toEqual({ TJS: 27_02n, USD: 0n });
    expect(bodyOf('TJ-1', charges, rate, typed, plan)).toEqual({
      customerCode: 'TJ-1',
      charges: [
        { id: '1', amount: '23.30' },
        { id: '2', amount: '0.40' },
      ],
      over: 'TJS',
      balance: '5.00',
      cash: { TJS: '200.00' },
      rate: { rate: '9.25', rateDate: '2026-11-20' },
    });
  });

  it('has points pay before the balance, as many as may pay for deliveries', () => {
    const typed = { ...nothingTyped, usesPoints: true, usesBalance: true, USD: '20' };
    const plan = planPayment(charges, { balance: 1_00n, points: 10_000 }, rate, typed);
    expect(plan).toMatchObject({ points: 699, due: 15_71n });
    expect(bodyOf('TJ-1', charges, rate, typed, plan)).toMatchObject({ points: 699, balance: '1.00' });
    expect(planPayment(charges, { balance: 0n, points: 5 }, rate, typed).points).toBe(5);
  });

  it('needs no rate where dollars pay to the cent', () => {
    const one = [{ id: '1', kind: 'DELIVERY', owed: { amount: '20.00' } }] as const;
    const typed = { ...nothingTyped, USD: '20' };
    const plan = planPayment(one, nothing, null, typed);
    expect(bodyOf('TJ-1', one, null, typed, plan)).not.toHaveProperty('rate');
    expect(isPayment(plan.outcome)).toBe(true);
  });

  it.each([
    ['UNREADABLE', { TJS: '12,345' }],
    ['NO_REFERENCE', { card: '300' }],
    ['TOO_LITTLE', { TJS: '1' }],
    ['TOO_MUCH', { card: '1 000', reference: '7' }],
  ] as const)('is none yet: %s', (outcome, typed) => {
    expect(planPayment(charges, nothing, rate, { ...nothingTyped, ...typed }).outcome).toBe(outcome);
  });

  it('without charges goes to the balance', () => {
    const typed = { ...nothingTyped, TJS: '92,50' };
    const plan = planPayment([], nothing, rate, typed);
    expect(isPayment(plan.outcome) && plan.outcome.toBalance).toBe(10_00n);
    expect(bodyOf('TJ-1', [], rate, typed, plan).over).toBe('BALANCE');
    expect(planPayment([], nothing, rate, nothingTyped).outcome).toBe('NOTHING');
  });
});
