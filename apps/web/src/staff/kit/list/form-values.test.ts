import { expect, test } from 'vitest';
import { differences, withLeaf } from './form-values.ts';

const base = { pinned: false, titles: { ru: 'а', en: 'a' }, days: [1, 2] };

test('what only they have changed is theirs, what I have changed is mine, what we both made the same is none', () => {
  const mine = { ...base, pinned: true, titles: { ru: 'б', en: 'a' } };
  const theirs = { ...base, pinned: true, titles: { ru: 'в', en: 'c' }, days: [1] };
  expect(differences(base, mine, theirs)).toEqual([
    { path: 'titles.ru', mine: 'б', theirs: 'в', isMine: true },
    { path: 'titles.en', mine: 'a', theirs: 'c', isMine: false },
    { path: 'days', mine: [1, 2], theirs: [1], isMine: false },
  ]);
});

test('a value is put at its path and nowhere else', () => {
  expect(withLeaf(base, 'titles.en', 'b')).toEqual({ ...base, titles: { ru: 'а', en: 'b' } });
  expect(withLeaf(base, 'pinned', true)).toEqual({ ...base, pinned: true });
});
