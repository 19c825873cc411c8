import { expect, test } from 'vitest';
import { maskName } from '../accounts/masked-name.ts';
import { readDocumentEnd, readPhoneEnd } from './counter-rules.ts';

test('the end of a document is four letters or digits, however it is typed', () => {
  expect(['4821', ' a4-82 ', 'ФА12', '４８２１'].map(readDocumentEnd)).toEqual([
    '4821',
    'A482',
    'ФА12',
    '4821',
  ]);
  for (const text of ['', '482', '54821', '48.1', '4 8 2']) expect(readDocumentEnd(text)).toBeUndefined();
});

test('four digits are the end of a phone; a code is none', () => {
  expect(['0148', '•••• 0148', '01-48', '** ** 0148'].map(readPhoneEnd)).toEqual([
    '0148',
    '0148',
    '0148',
    '0148',
  ]);
  for (const text of ['148', '10148', '482915', 'TJ-10482', 'YT0148'])
    expect(readPhoneEnd(text)).toBeUndefined();
});

test('of a name the first letters are shown', () => {
  expect(maskName('Раҷабова  Мадина')).toBe('Р••••••• М•••••');
  expect(maskName('Li')).toBe('L•');
  expect(maskName('李 𠮷田')).toBe('李 𠮷•');
  expect(maskName(' ')).toBeNull();
  expect(maskName(null)).toBeNull();
});
