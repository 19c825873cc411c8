import { expect, test } from 'vitest';
import { readPairingCode } from './pairing-code.ts';

test('a code is read in whatever script it was typed, and whatever stands between its digits', () => {
  const written = [
    ...['48172096', '4817 2096', '4817–2096', ' 4 8 1 7 - 2 0 9 6.\n', '４８１７　２０９６'],
    ...['٤٨١٧٢٠٩٦', '۴۸۱۷ ۲۰۹۶', '४८१७२०९६', '四八一七 二零九六', '四八一七二〇九六', '𝟒𝟖𝟏𝟕𝟐𝟎𝟗𝟔'],
  ];
  for (const text of written) expect(readPairingCode(text), text).toBe('48172096');
});

test('signs that are no digits are none', () => {
  for (const text of ['', 'код', 'O l', '½', '½ '.repeat(3).replaceAll('½', '-'), '\u0000']) {
    expect(readPairingCode(text).replaceAll(/[12]/g, ''), text).toBe('');
  }
});
