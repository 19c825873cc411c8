import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownCodeAlphabet } from '@rohi/contract/lists/own-code-alphabet';
import { isOwnParcelCode } from '@rohi/contract/tracking/own-codes';
import { newOrderCode, newOwnParcelCode } from './own-codes.ts';

test('codes are read aloud safely and end with a check character that fits', () => {
  for (let made = 0; made < 200; made += 1) {
    const code = newOwnParcelCode();
    expect(code).toMatch(/^RP[0-9A-HJ-NPRT-Y]{9}$/);
    expect(isOwnParcelCode(code)).toBe(true);
  }
  expect(newOrderCode('2026-11-06')).toMatch(/^RA261106[0-9A-HJ-NPRT-Y]{6}$/);
});

test('a changed check character is always found out', () => {
  fc.assert(
    fc.property(fc.nat(ownCodeAlphabet.length - 1), (next) => {
      const code = newOwnParcelCode();
      const other = ownCodeAlphabet.charAt(next);
      fc.pre(other !== code.at(-1));
      expect(isOwnParcelCode(code.slice(0, -1) + other)).toBe(false);
    }),
  );
});
