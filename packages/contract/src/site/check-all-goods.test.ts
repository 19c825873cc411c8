import { checkGoods } from './prohibited-goods-check.ts';
import { expect, test } from 'vitest';
import { checkAllGoods } from './check-all-goods.ts';

const checker = { checkGoods, maxGoodsQuestionLength: 200 };

test('what stands at the end of a long description is checked too', () => {
  const goods = `${'футболка, '.repeat(30)}фейерверк`;
  expect(goods.length).toBeGreaterThan(300);
  const { verdict, matches } = checkAllGoods(checker, goods, 'ru');
  expect(verdict).toBe('forbidden');
  expect(matches.map(({ entry }) => entry.verdict)).toEqual(['forbidden', 'allowed']);
});

test('goods that no list knows are unknown', () => {
  expect(checkAllGoods(checker, 'кваркоглюк', 'ru')).toEqual({ verdict: 'unknown', matches: [] });
});
