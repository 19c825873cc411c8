import { expect, test } from 'vitest';
import { texts as en } from './en.ts';
import { texts as ru } from './ru.ts';
import { texts as zh } from './zh.ts';

test('the wait after too many tries is told in words', () => {
  expect([
    ru.search.wait('через 59 минут'),
    en.search.wait('in 59 minutes'),
    zh.search.wait('59分钟后'),
  ]).toEqual(['Снова через 59 минут', 'Again in 59 minutes', '59分钟后重试']);
});
