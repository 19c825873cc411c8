import { expect, test } from 'vitest';
import { longestParcelName, readParcelName } from './parcel-name.ts';

test('a name has no blanks around it and single ones in it, whatever blanks they are', () => {
  for (const typed of ['winter boots', '  winter   boots ', 'winter\u00A0\u00A0boots', 'winter\u3000 boots'])
    expect(readParcelName(typed)).toEqual({ name: 'winter boots' });
  expect(readParcelName(' \u00A0 ')).toEqual({ name: '' });
});

test('a name that is stored is read as it is', () => {
  for (const name of ['ботинки для Манижи', '妈妈的包', '👩‍👧 подарок'])
    expect(readParcelName(name)).toEqual({ name });
});

test('what turns or breaks the text around it is no name, nor what is invisible', () => {
  for (const typed of ['a\nb', 'a\u2028b', 'a\u202Eb', '\u200B', 'a\uD800'])
    expect(readParcelName(typed)).toEqual({ error: 'badCharacters' });
});

test('letters are counted as people count them', () => {
  expect(readParcelName('🎁'.repeat(longestParcelName))).toMatchObject({ name: expect.any(String) });
  expect(readParcelName('a'.repeat(longestParcelName + 1))).toEqual({ error: 'tooLong' });
});
