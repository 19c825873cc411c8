import { expect, test } from 'vitest';
import { csvCell, isNumber, textOf, type TableCell } from './table-cell.ts';

test('numbers of a CSV have the decimal sign that goes with its separator, and no digit is lost', () => {
  const cells: TableCell[] = [1.5, { decimal: '-12345678901234567.123' }, 7, null, true, '-1.5', '=1+1'];
  expect(cells.map((cell) => csvCell(cell, ';'))).toEqual([
    '1,5',
    '-12345678901234567,123',
    '7',
    '',
    'true',
    "'-1.5",
    "'=1+1",
  ]);
  expect(cells.slice(0, 2).map((cell) => csvCell(cell, ','))).toEqual(['1.5', '-12345678901234567.123']);
  expect(cells.map((cell) => isNumber(cell))).toEqual([true, true, true, false, false, false, false]);
  expect(textOf({ decimal: '0.000' })).toBe('0.000');
});
