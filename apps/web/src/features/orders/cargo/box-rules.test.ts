import { expect, test } from 'vitest';
import { newBoxRow } from '../../../shared/cargo-boxes/cargo-boxes.ts';
import { boxesOf, problemOfBoxes, problemsOfBox, rowsOfBoxes } from './box-rules.ts';
import { texts } from './texts/ru.ts';

const { wrong } = texts;
const good = { ...newBoxRow(), lengthCm: '60', widthCm: '50,5', heightCm: '40', weightKg: '12', count: '2' };

test('a box without a side, too heavy or none at all is named in its field, and all together in one sentence', () => {
  expect(problemsOfBox(good, wrong)).toEqual({});
  expect(problemsOfBox({ ...good, widthCm: ' ', weightKg: '99999' }, wrong)).toEqual({
    widthCm: wrong.empty,
  });
  expect(problemsOfBox({ ...good, heightCm: '1001', weightKg: '10001', count: '0' }, wrong)).toEqual({
    heightCm: wrong.side,
    weightKg: wrong.weight,
    count: wrong.count,
  });
  expect(problemOfBoxes([good, { ...good, lengthCm: '0' }], wrong)).toBe(wrong.side);
  expect(problemOfBoxes([good, { ...good, count: '199' }], wrong)).toBe('В одной заявке не больше 200 мест');
  expect(problemOfBoxes([good], wrong)).toBeUndefined();
});

test('boxes come back as rows, equal ones in one wherever they stand, and go out as they are typed', () => {
  const box = { lengthCm: '60.0', widthCm: '50.5', heightCm: '40.0', weightKg: '12.400' };
  const other = { ...box, weightKg: '100.000' };
  const rows = rowsOfBoxes([other, box, other, other, box], newBoxRow);
  expect(rows.map(({ lengthCm, widthCm, weightKg, count }) => [lengthCm, widthCm, weightKg, count])).toEqual([
    ['60', '50,5', '100', '3'],
    ['60', '50,5', '12,4', '2'],
  ]);
  expect(boxesOf(rows)[1]).toEqual({
    lengthCm: '60',
    widthCm: '50,5',
    heightCm: '40',
    weightKg: '12,4',
    count: 2,
  });
});
