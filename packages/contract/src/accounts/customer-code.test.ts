import { describe, expect, test } from 'vitest';
import {
  customerCodeShapes,
  customerCodesIn,
  readCustomerCode,
  usualShape,
  type CustomerCodeShape,
} from './customer-code.ts';

test.each([
  'TJ-639312',
  '639312',
  'TJ639312',
  'tj 639312',
  ' tj_639312 ',
  'ＴＪ－６３９３１２',
  '６３９３１２',
  'TJ – 639312',
  'TJ\u200b-639312',
  'ТJ-639312',
])('%j is the code TJ-639312', (written) => {
  expect(readCustomerCode(written)).toBe('TJ-639312');
});

test('a code may have five digits', () => {
  expect(readCustomerCode('tj10482')).toBe('TJ-10482');
});

test.each([
  '',
  '6393',
  '6393120',
  'TJ-639-31A',
  'YT639312',
  'Фарход',
  '639312, 639313',
  'TJTJ639312',
  '13800000000',
])('%j is none', (written) => {
  expect(readCustomerCode(written)).toBeUndefined();
});

describe('a further shape is a row of the table', () => {
  const further: CustomerCodeShape = { letters: 'KH', digits: { least: 7, most: 7 } };
  const shapes = [usualShape, further];

  test.each([
    ['KH-1234567', 'KH-1234567'],
    ['kh 1234567', 'KH-1234567'],
    // Cyrillic letters that look so, and the same keys in the Russian layout.
    ['КН1234567', 'KH-1234567'],
    ['лр-1234567', 'KH-1234567'],
    ['TJ-639312', 'TJ-639312'],
    ['639312', 'TJ-639312'],
    // Digits alone are of the usual shape.
    ['1234567', undefined],
  ])('%s', (written, code) => {
    expect(readCustomerCode(written, shapes)).toBe(code);
  });

  test('and is found in a text beside the others', () => {
    expect(customerCodesIn('за KH-1234567 и ТЈ 639312', shapes)).toEqual(['TJ-639312', 'KH-1234567']);
  });

  test('today there is one', () => {
    expect(customerCodeShapes).toEqual([usualShape]);
  });
});
