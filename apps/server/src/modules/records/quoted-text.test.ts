import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningOf } from './quoted-text.ts';

test('a short text is quoted whole', () => {
  expect(beginningOf('Перевал закрыт.')).toBe('Перевал закрыт.');
});

test('a long text never ends within a letter', () => {
  expect(beginningOf(`${'а'.repeat(189)}😀 и дальше`)).toBe(`${'а'.repeat(189)}…`);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const quoted = beginningOf(text);
      expect(quoted.isWellFormed()).toBe(true);
      expect(quoted.length).toBeLessThanOrEqual(191);
    }),
  );
});
