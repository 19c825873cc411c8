import { expect, test } from 'vitest';
import { goodsIn } from './goods-in-language.ts';

test.each([
  ['Платье', '服装（Платье）'],
  ['Посуда для кафе, фарфор', '餐具和厨具（Посуда для кафе, фарфор）'],
  ['Зимняя куртка детская', '服装（Зимняя куртка детская）'],
  ['Чехол для телефона', '手机配件（Чехол для телефона）'],
  ['shoes', '鞋类（shoes）'],
])('a Chinese clerk reads %s as %s', (goods, read) => {
  expect(goodsIn(goods, 'zh')).toBe(read);
});

test('what is Chinese already, what the list has not, and what is a slip away from something else stay as typed', () => {
  for (const goods of ['连衣裙 2件', 'Стулья', 'Кафель керамический', '12 шт', '12']) {
    expect(goodsIn(goods, 'zh')).toBe(goods);
  }
});

test('who reads Russian or English is helped with Chinese alone', () => {
  expect(goodsIn('连衣裙', 'ru')).toBe('Одежда (连衣裙)');
  expect(goodsIn('Dress', 'ru')).toBe('Dress');
  expect(goodsIn('Платье', 'en')).toBe('Платье');
});
