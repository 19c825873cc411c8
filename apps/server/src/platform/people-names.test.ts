import { expect, test } from 'vitest';
import { findable, hard, pairsOf, unrelated, type NamePair } from '../../test/names/people-names.ts';
import { isPersonNamed } from './search-text.ts';

const isFound = ({ stored, search }: NamePair) => isPersonNamed(stored, search);

test.each([
  ['usual spellings', findable, 600, 0.97],
  ['hard ones', hard, 60, 0.6],
])('%s are found', (_, written, least, share) => {
  const pairs = pairsOf(written);
  const missed = pairs.filter((pair) => !isFound(pair)).map(({ stored, search }) => `${stored}: ${search}`);
  expect(pairs.length).toBeGreaterThanOrEqual(least);
  expect(1 - missed.length / pairs.length, missed.join('\n')).toBeGreaterThanOrEqual(share);
});

test('a name finds no one with another name', () => {
  const pairs = pairsOf(unrelated);
  expect(pairs.length).toBeGreaterThanOrEqual(200);
  expect(pairs.filter(isFound)).toEqual([]);
});

test.each([
  ...[
    ['张伟', 'zw'],
    ['张伟', 'ZW'],
    ['张伟明', 'zwm'],
    ['欧阳娜娜', 'oynn'],
    ['Zhang Wei', 'zw'],
    ['張偉', 'zw'],
  ],
  ...[
    ['张伟', '張偉'],
    ['張偉', '张伟'],
    ['馬麗', '马丽'],
    ['马丽', '馬麗'],
    ['劉曉東', '刘晓东'],
    ['陈国荣', '陳國榮'],
  ],
  ...[
    ['張偉', '张'],
    ['张伟', '張'],
    ['鄭龍', '郑龙'],
    ['葉問', '叶问'],
    ['钟丽珍', '鍾麗珍'],
    ['钟丽珍', '鐘麗珍'],
  ],
])('%s is found by %s', (stored, search) => expect(isFound({ stored, search })).toBe(true));

test.each([
  ...[
    ['张伟', 'zm'],
    ['张伟明', 'zw'],
    ['王小明', 'wm'],
    ['章伟', '張偉'],
    ['马丽', '馬立'],
  ],
  ...[
    ['Зафар Валиев', 'zw'],
    ['Zw Store', 'zwm'],
  ],
])('%s is not found by %s', (stored, search) => expect(isFound({ stored, search })).toBe(false));
