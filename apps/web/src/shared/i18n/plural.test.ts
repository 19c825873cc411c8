import { expect, test } from 'vitest';
import { pluralEn, pluralRu } from './plural.ts';

const forms = { one: 'номер', few: 'номера', many: 'номеров', other: 'номера' };

test.each([
  [0, 'номеров'],
  [1, 'номер'],
  [2, 'номера'],
  [4, 'номера'],
  [5, 'номеров'],
  [11, 'номеров'],
  [12, 'номеров'],
  [14, 'номеров'],
  [21, 'номер'],
  [22, 'номера'],
  [100, 'номеров'],
  [101, 'номер'],
  [111, 'номеров'],
  [1.5, 'номера'],
])('Russian: %d %s', (n, word) => {
  expect(pluralRu(n, forms)).toBe(word);
});

test('Russian agrees with the rules of Unicode for every count that the site can show', () => {
  const rules = new Intl.PluralRules('ru');
  for (let n = 0; n <= 1_000; n += 1) {
    expect(pluralRu(n, { one: 'one', few: 'few', many: 'many', other: 'other' })).toBe(rules.select(n));
  }
});

test('English has one and many', () => {
  expect(pluralEn(1, { one: 'day', other: 'days' })).toBe('day');
  expect(pluralEn(22, { one: 'day', other: 'days' })).toBe('days');
});
