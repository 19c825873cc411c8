import { goodsEntries } from '@rohi/contract/site/prohibited-goods-check';
import { expect, test } from 'vitest';
import { filterGoods } from './goods-filter.ts';

const idsOf = (filter: Parameters<typeof filterGoods>[1]) =>
  filterGoods(goodsEntries, filter).map(({ id }) => id);

test('no filter leaves the whole list', () => {
  expect(idsOf({ group: '', verdict: '' })).toHaveLength(goodsEntries.length);
});

test('group and verdict together leave what is in both', () => {
  expect(idsOf({ group: 'biological', verdict: 'ask-first' })).toEqual([
    'packaged-food',
    'supplements',
    'pet-food',
  ]);
  expect(idsOf({ group: 'everyday', verdict: 'forbidden' })).toEqual([]);
});
