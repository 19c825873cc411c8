import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitRefund, type PaidByMeans } from './refund-sums.ts';

const part = (means: PaidByMeans['means']) =>
  fc
    .tuple(fc.bigInt({ min: 1n, max: 10n ** 7n }), fc.bigInt({ min: 1n, max: 10n ** 7n }))
    .map(([applied, usd]): PaidByMeans => ({ means, applied, usd, backGiven: 0n, backUsd: 0n }));

test('all that was paid goes back, in however many parts, by the means it has come by', () => {
  fc.assert(
    fc.property(
      fc.tuple(part('CARD'), part('CASH_TJS'), part('BALANCE')),
      fc.array(fc.bigInt({ min: 1n, max: 10n ** 6n }), { maxLength: 8 }),
      (paid, wishes) => {
        const parts = paid.map((each) => ({ ...each }));
        let left = parts.reduce((sum, { usd }) => sum + usd, 0n);
        for (const wish of [...wishes, left]) {
          const amount = wish < left ? wish : left;
          if (amount === 0n) continue;
          const back = splitRefund(parts, amount);
          expect(back.reduce((sum, { usd }) => sum + usd, 0n)).toBe(amount);
          for (const { means, given, usd } of back) {
            const of = parts.find((each) => each.means === means);
            if (of === undefined) throw new Error('a means of nobody');
            expect(given >= 0n).toBe(true);
            of.backGiven += given;
            of.backUsd += usd;
          }
          left -= amount;
        }
        if (left === 0n)
          expect(parts.map(({ backGiven }) => backGiven)).toEqual(paid.map(({ applied }) => applied));
        expect(() => splitRefund(parts, left + 1n)).toThrow('more goes back');
      },
    ),
  );
});
