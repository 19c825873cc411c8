import { describe, expect, test } from 'vitest';
import { similarGoods } from './similar-goods.ts';

const goods = [
  'Павербанк 20000 мАч',
  'детская обувь, 12 пар',
  'кроссовки Али',
  'ваза из стекла',
  'кальян Khalil',
  'чехол для телефона',
  'зарядка и кабель',
  '充电宝',
  'women boots',
];

describe('goods that a search means', () => {
  test.each([
    ['павербнк', ['Павербанк 20000 мАч']],
    ['паверабнк', ['Павербанк 20000 мАч']],
    ['pawerbank', ['Павербанк 20000 мАч']],
    ['обуьв детская', ['детская обувь, 12 пар']],
    ['крассовки', ['кроссовки Али']],
  ])('%s is forgiven its slip', (search, found) => expect(similarGoods(search, goods)).toEqual(found));

  test('are found in another language by their kind', () => {
    const others = goods.filter((each) => each !== 'women boots');
    expect(similarGoods('boots', others)).toContain('детская обувь, 12 пар');
    expect(similarGoods('power bank', goods)).toEqual(
      expect.arrayContaining(['Павербанк 20000 мАч', '充电宝']),
    );
    expect(similarGoods('hookah', goods)).toEqual(['кальян Khalil']);
  });

  test('are no neighbours of one kind in the same language, and a hookah is no glass', () => {
    expect(similarGoods('чехлы', goods)).toEqual(['чехол для телефона']);
    expect(similarGoods('кальяны', goods)).toEqual(['кальян Khalil']);
    expect(similarGoods('стекло', goods)).toEqual(['ваза из стекла']);
  });

  test('a code, a short word with a slip and nothing at all mean none', () => {
    for (const search of ['YT1234567890123', 'вза', '', ' , '])
      expect(similarGoods(search, goods)).toEqual([]);
  });
});
