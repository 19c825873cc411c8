import { expect, test } from 'vitest';
import { newBoxRow, quoteOfRows } from './cargo-boxes.ts';

const cube = { ...newBoxRow(), lengthCm: '100', widthCm: '100', heightCm: '100', weightKg: '50' };
const heavy = { ...newBoxRow(), lengthCm: '40', widthCm: '40', heightCm: '40', weightKg: '60', count: '2' };

test('all boxes of an order are asked for as one, once every row is filled in', () => {
  expect(quoteOfRows([cube, heavy])).toEqual({
    query: {
      ...{ lengthCm: '100', widthCm: '100', heightCm: '100', weightKg: '50', places: '1' },
      also: '40*40*40*60*2',
    },
  });
  expect(quoteOfRows([cube])?.query?.also).toBeUndefined();
  expect(quoteOfRows([cube, newBoxRow()])).toBeUndefined();
  expect(quoteOfRows([cube, { ...heavy, weightKg: '-1' }])).toBeUndefined();
  expect(quoteOfRows(Array.from({ length: 21 }, () => heavy))).toBeUndefined();
});
