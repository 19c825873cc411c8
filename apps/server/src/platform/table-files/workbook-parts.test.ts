import { expect, test } from 'vitest';
import { columnName, rowXml } from './workbook-parts.ts';

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('column %i is called %s', (index, name) => {
  expect(columnName(index)).toBe(name);
});

test('a row of more than 26 columns names each cell', () => {
  const cells = Array.from({ length: 28 }, (_, index) => ({ number: String(index) }));
  const names = [...rowXml(7, cells, 2).matchAll(/<c r="(\w+)"/g)].map(([, name]) => name);
  expect(names.slice(-3)).toEqual(['Z7', 'AA7', 'AB7']);
  expect(new Set(names).size).toBe(28);
});
