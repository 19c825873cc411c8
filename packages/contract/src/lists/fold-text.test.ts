import { expect, test } from 'vitest';
import { foldName, holdsName, holdsTerms, searchTerms } from './fold-name.ts';
import { codeTerms, foldText } from './fold-text.ts';

const found = (text: string, search: string) => holdsName(foldName(text), search);

test.each([
  ['Раҳимов', 'Рахимов'],
  ['Рахимов', 'Раҳимов'],
  ['Раҳимов', 'Rahimov'],
  ['Раҳимов', 'Rakhimov'],
  ['Раҳимов', 'RAHIMOV'],
  ['Фарҳод Раҳимов', 'farkhod'],
  ['Фарҳод Раҳимов', 'rahimov farhod'],
  ['Ғафуров', 'Гафуров'],
  ['Ғафуров', 'Ghafurov'],
  ['Қосимов', 'Косимов'],
  ['Қосимов', 'Qosimov'],
  ['Ҷамшед', 'Джамшед'],
  ['Ҷамшед', 'Jamshed'],
  ['Ӯрунов', 'Урунов'],
  ['Зарифӣ', 'Зарифи'],
  ['Фёдоров', 'Федоров'],
  ['Фёдоров', 'Fyodorov'],
  ['Юсуф', 'Yusuf'],
  ['Мухаммад', 'Мухамад'],
  ['Абдулла-зода', 'абдуллазода'],
  ['Шер Али', 'sherali'],
  ['Шерали', 'шер али'],
  ['José Müller', 'jose muller'],
])('%s is found as %s', (text, search) => {
  expect(found(text, search)).toBe(true);
});

test.each([
  ['Раҳимов', 'Каримов'],
  ['Фарҳод Раҳимов', 'Фарҳод Каримов'],
])('%s is not found as %s', (text, search) => {
  expect(found(text, search)).toBe(false);
});

test.each([
  ['YT9934102950148', '0148'],
  ['YT9934102950148', 'yt99'],
  ['YTKH00120148', 'tkh001'],
  ['TJ-639312', 'tj 639312'],
  ['TJ-639312', 'TJ639312'],
  ['TJ-639312', '639312'],
  ['+992931488209', '8209'],
  ['+992931488209', '93 148-82-09'],
  ['ＹＴ９９', 'yt99'],
  ['iphone15 чехол', 'iphone'],
  ['iphone15 чехол', 'chehol'],
])('of %s the part %s is enough', (text, search) => {
  expect(holdsTerms(foldText([text]), searchTerms(search))).toBe(true);
});

test('Han is found by its signs, and by its reading where there is one', () => {
  const read = (sign: string) => ({ 王: 'wang', 小: 'xiao', 明: 'ming' })[sign] ?? '';
  const folded = foldText(['王小明'], read);
  expect(folded).toMatch(/^[ -~]+$/);
  for (const search of ['王', '小明', 'wang', 'xiaoming', '王 ming'])
    expect(holdsTerms(folded, searchTerms(search)), search).toBe(true);
  expect(holdsTerms(folded, searchTerms('王明'))).toBe(false);
});

test('a code without a figure is looked for as it is written, not as it sounds', () => {
  expect(codeTerms('RC-EMJNNFUKB xyck')).toEqual(['rcemjnnfukb', 'xyck']);
});

test('a search for nothing but marks has no terms', () => {
  expect(codeTerms(' -  ** ')).toEqual([]);
  expect(searchTerms(' -  ** ')).toEqual([]);
});
