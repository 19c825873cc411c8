import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { house, ofCustomer, type AccountKey } from './account-kinds.ts';
import { changeOf, mostOfEntry, settleEntries, type DraftEntry } from './posting.ts';

const balance: AccountKey = { ...ofCustomer('TJ-10001'), kind: 'BALANCE', currency: 'USD' };
const bank: AccountKey = { ...house, kind: 'BANK', currency: 'USD' };
const somoni: AccountKey = { ...house, kind: 'BANK', currency: 'TJS' };
const keys = [balance, bank, somoni] as const;
const amount = fc.bigInt({ min: -mostOfEntry / 64n, max: mostOfEntry / 64n });
const entry = fc.record({ account: fc.constantFrom(...keys), amount });

const sumOf = (entries: readonly DraftEntry[], currency: string) =>
  entries.reduce((sum, each) => (each.account.currency === currency ? sum + each.amount : sum), 0n);

describe('a posting', () => {
  test('that comes to zero stays at zero with one entry for each account', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
        const levelled = [
          ...entries,
          { account: bank, amount: -sumOf(entries, 'USD') },
          { account: somoni, amount: -sumOf(entries, 'TJS') },
        ];
        // What is in one account alone cancels itself out, and no posting is left.
        const byBalance = sumOf(
          entries.filter(({ account }) => account === balance),
          'USD',
        );
        if (byBalance === 0n) {
          expect(() => settleEntries(levelled)).toThrow('two entries');
          return;
        }
        const settled = settleEntries(levelled);
        expect(settled.map(({ account }) => account)).toEqual([
          ...new Set(settled.map((each) => each.account)),
        ]);
        expect([sumOf(settled, 'USD'), sumOf(settled, 'TJS')]).toEqual([0n, 0n]);
      }),
    );
  });

  test('that does not come to zero in each currency is none', () => {
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        fc.pre(one !== 0n || other !== 0n);
        const entries = [
          { account: bank, amount: one },
          { account: somoni, amount: other },
        ];
        expect(() => settleEntries(entries)).toThrow('do not come to zero');
      }),
    );
  });

  test('beyond all measure is none', () => {
    const most = mostOfEntry + 1n;
    const entries = [
      { account: bank, amount: most },
      { account: balance, amount: -most },
    ];
    expect(() => settleEntries(entries)).toThrow('beyond all measure');
  });

  test('changes each account by its own side', () => {
    expect(changeOf({ account: bank, amount: 5n })).toBe(5n);
    expect(changeOf({ account: balance, amount: -5n })).toBe(5n);
  });
});
