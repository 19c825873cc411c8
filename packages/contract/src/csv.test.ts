import { expect, test } from 'vitest';
import { csvField, csvLines, harmlessCell, harmlessWorkbookText } from './csv.ts';

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

test('T13: a spreadsheet that parts fields by another sign finds no formula either, at no line end and after no quote', () => {
  const others = { ',': /;|\t|[\r\n]+/, ';': /,|\t|[\r\n]+/ } as const;
  const within = ['x;', 'x,', 'x\t', 'x\n', 'x\r\n', 'x; ', 'x;"', 'x,"\'', '"x\n', 'x;y,'];
  for (const separator of [',', ';'] as const)
    for (const before of within)
      for (const payload of payloads) {
        const line = csvLines([['a', `${before}${payload}`, 'b']], separator);
        // What such a program takes for cells: it knows no quotes within a field.
        const cells = line.split(others[separator]).map((cell) => cell.replace(/^[ "]+/, ''));
        expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
      }
});

test('telephones and numbers after a comma stay as they are, in a cell of any file', () => {
  for (const separator of [',', ';'] as const)
    for (const text of ['Рустам, +992 (92) 700-11-22', 'a; -5', 'x,-12.5'])
      expect(csvField(text, separator).replaceAll('"', '')).toBe(text);
});

test('a cell of a workbook holds a telephone number as it is, and everything else as harmless as any file', () => {
  expect(harmlessWorkbookText('+992927000001')).toBe('+992927000001');
  expect(csvField('+992927000001', ';')).toBe("'+992927000001");
  for (const text of [
    '+1',
    '+992927000001+1',
    '+992927000001\n',
    '+SUM(A1:A9)',
    '=992927000001',
    '-992927000001',
    '+99292700000112345',
    '＋992927000001',
    '+992 927000001',
  ])
    expect(harmlessWorkbookText(text)).toBe(`'${text}`);
});
