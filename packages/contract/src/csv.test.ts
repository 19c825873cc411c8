import { expect, test } from 'vitest';
import { csvField, csvLines, harmlessCell } from './csv.ts';

const signs = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'];
const bodies = [
  '1+1',
  'cmd|"/c calc"!A1',
  'HYPERLINK("https://evil.example","x")',
  'IMPORTXML("//evil.example")',
  'DDE("cmd";"/c calc";\'x\')',
  'SUM(A1:A9)*1',
];
const payloads = signs.flatMap((sign) => bodies.map((body) => `${sign}${body}`));

test('T13: none of sixty payloads is left as a formula, whatever parts the fields', () => {
  expect(payloads).toHaveLength(60);
  for (const payload of payloads) {
    expect(harmlessCell(payload)).toBe(`'${payload}`);
    for (const separator of [',', ';'] as const) expect(csvField(payload, separator)).toMatch(/^"?'/);
  }
});

test('what is no formula stays as it is', () => {
  for (const text of ['', 'RA261120N3WXAJ', '1-2', 'a=b', ' =1', '12,40'])
    expect(harmlessCell(text)).toBe(text);
});

test('separators, quotes and line ends inside a field stay inside it', () => {
  expect(csvLines([['Сино-1, Душанбе', 'the "blue" one', 'a\nb', '1;5']], ',')).toBe(
    '"Сино-1, Душанбе","the ""blue"" one","a\nb",1;5\r\n',
  );
  expect(csvLines([['12,40', '1;5'], ['x']], ';')).toBe('12,40;"1;5"\r\nx\r\n');
});
