import { expect, test } from 'vitest';
import { writeCsv } from './orders-csv.ts';

test('a spreadsheet finds no formula in any cell', () => {
  const cells = ['=1+1', '+7', '-2', '@SUM(A1)', '\tx', '\rx', 'RA261120N3WXAJ', '1-2'];
  expect(writeCsv([cells], ',')).toBe(`\uFEFF'=1+1,'+7,'-2,'@SUM(A1),'\tx,"'\rx",RA261120N3WXAJ,1-2\r\n`);
});

test('separators, quotes and line ends inside a cell stay inside it', () => {
  expect(writeCsv([['Сино-1, Душанбе', 'the "blue" one', 'a\nb', '1;5']], ',')).toBe(
    '\uFEFF"Сино-1, Душанбе","the ""blue"" one","a\nb",1;5\r\n',
  );
  expect(writeCsv([['12,40', '1;5']], ';')).toBe('\uFEFF12,40;"1;5"\r\n');
});
