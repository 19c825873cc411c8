import { expect, test } from 'vitest';
import { marksOfGoods } from './goods-marks.ts';

test.each([
  ['Повербанк 20000 mAh, 2 шт.', ['BATTERY']],
  ['手机壳和玻璃杯', ['BATTERY', 'FRAGILE']],
  ['Чёрная краска, стёкла', ['LIQUID', 'FRAGILE']],
  ['Shampoo 500 ml; a mirror', ['LIQUID', 'FRAGILE']],
  ['Обувь, 12 пар', []],
  // Within a word: a "plak" is no lacquer, a "boiler" no oil.
  ['Плакаты и boiler', []],
])('%s', (goods, marks) => {
  expect(marksOfGoods(goods)).toEqual(marks);
});
