import { expect, test } from 'vitest';
import { readCustomerCode } from './customer-code.ts';

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
