import { expect, test } from 'vitest';
import { newBoxRow, quoteOfRows, rowsOfQuery } from './cargo-boxes.ts';

const cube = { ...newBoxRow(), lengthCm: '100', widthCm: '100', heightCm: '100', weightKg: '50' };
const heavy = { ...newBoxRow(), lengthCm: '40', widthCm: '40', heightCm: '40', weightKg: '60', count: '2' };

test('all boxes of an order are asked for as one, once every row is filled in', () => {
  expect(quoteOfRows([cube, heavy])).toEqual({
    query: {
      lengthCm: '100',
      widthCm: '100',
      heightCm: '100',
      weightKg: '50',
      places: '1',
      also: '40*40*40*60*2',
    },
  });
  expect(quoteOfRows([cube])?.query?.also).toBeUndefined();
  expect(quoteOfRows([cube, newBoxRow()])).toBeUndefined();
  expect(quoteOfRows([cube, { ...heavy, weightKg: '-1' }])).toBeUndefined();
  expect(quoteOfRows(Array.from({ length: 21 }, () => heavy))).toBeUndefined();
});

test('what the calculator was asked for stands in the rows, a place without sides too', () => {
  const queryText = 'lengthCm=60&widthCm=50,5&heightCm=40&weightKg=12&places=2&also=40*40*40*60*1_0.5*50*3';
  const rows = rowsOfQuery(new URLSearchParams(queryText)).map(({ key: _key, ...row }) => row);
  const empty = { trackingCode: '', lengthCm: '', widthCm: '', heightCm: '' };
  expect(rows).toEqual([
    { ...empty, lengthCm: '60', widthCm: '50,5', heightCm: '40', weightKg: '12', count: '2' },
    { ...empty, lengthCm: '40', widthCm: '40', heightCm: '40', weightKg: '60', count: '1' },
    { ...empty, weightKg: '50', count: '3' },
  ]);
  expect(rowsOfQuery(new URLSearchParams('new=1'))).toMatchObject([{ lengthCm: '', count: '1' }]);
});
