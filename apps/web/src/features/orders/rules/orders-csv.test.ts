import { expect, test } from 'vitest';
import { writeCsv } from './orders-csv.ts';

test('T13: a spreadsheet reads the file as UTF-8 and finds no formula in any cell', () => {
  const cells = ['=1+1', '＝1+1', '+7', '-2', '@SUM(A1)', '\tx', '\rx', 'RA261120N3WXAJ', '1-2'];
  expect(writeCsv([cells], ',')).toBe(
    `\uFEFF'=1+1,'＝1+1,'+7,'-2,'@SUM(A1),'\tx,"'\rx",RA261120N3WXAJ,1-2\r\n`,
  );
});
