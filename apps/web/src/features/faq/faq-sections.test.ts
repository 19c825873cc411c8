import { expect, test } from 'vitest';
import type { Block } from '../../shared/long-text/long-text-data.ts';
import { splitFaq } from './faq-sections.ts';
import { searchFaq } from './search-faq.ts';

const blocks: Block[] = [
  { p: ['Самое частое.'] },
  { h: 2, id: 'goods', t: ['Что можно отправлять'] },
  { h: 3, id: 'batteries', t: ['Можно ли батареи?'] },
  { p: ['Смотря ', { b: ['какие'] }, '.'] },
  { list: [[{ p: ['Литиевые'] }], [{ p: ['Щелочные'] }]] },
  { h: 3, id: 'liquids', t: ['А жидкости?'] },
  { p: ['Духи горючи.'] },
];

const ids = (sections: ReturnType<typeof splitFaq>) =>
  sections.flatMap(({ questions }) => questions.map(({ heading }) => heading.id));

test('sections and questions follow the headings', () => {
  const sections = splitFaq(blocks);
  expect(sections.map(({ heading }) => heading?.id)).toEqual([undefined, 'goods']);
  expect(ids(sections)).toEqual(['batteries', 'liquids']);
  expect(sections[1]?.questions[0]?.answer).toHaveLength(2);
});

test.each([
  ['', ['batteries', 'liquids']],
  ['ЖИДКОСТИ', ['liquids']],
  ['какие литиевые', ['batteries']],
])('searching for "%s" leaves %j', (searched, left) => {
  expect(ids(searchFaq(splitFaq(blocks), searched))).toEqual(left);
});
