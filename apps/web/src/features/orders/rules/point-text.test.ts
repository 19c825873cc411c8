import { expect, test } from 'vitest';
import { pointOption, pointText } from './point-text.ts';

test('a point is told with its city, which is not said twice', () => {
  expect(pointText({ name: 'Сино-1', city: 'Душанбе' }, 'ru')).toBe('Сино-1, Душанбе');
  expect(pointText({ name: '西诺', city: '杜尚别' }, 'zh')).toBe('杜尚别 · 西诺');
  expect(pointText({ name: 'Пункт выдачи, Бохтар', city: 'Бохтар' }, 'ru')).toBe('Пункт выдачи, Бохтар');
});

test('among several to choose from none begins with the words of all', () => {
  expect(pointOption({ name: 'Пункт выдачи, Бохтар', city: 'Бохтар' }, 'ru')).toBe('Бохтар');
  expect(pointOption({ name: 'Пункт выдачи, Сино-1', city: 'Душанбе' }, 'ru')).toBe('Сино-1, Душанбе');
  expect(pointOption({ name: 'Pickup point', city: 'Bokhtar' }, 'en')).toBe('Bokhtar');
  expect(pointOption({ name: '自提点，博赫塔尔', city: '博赫塔尔' }, 'zh')).toBe('博赫塔尔');
});
