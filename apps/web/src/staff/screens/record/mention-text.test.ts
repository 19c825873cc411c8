import { describe, expect, test } from 'vitest';
import { calledIn, callTyped, colleaguesLike, partsOf, withName } from './mention-text.ts';

const nigina = { id: '1', name: 'Нигина Саидова' };
const li = { id: '2', name: '李敏' };

describe('a colleague who is called in a note', () => {
  test('is looked for by what follows the @, at the beginning of a word alone', () => {
    expect(callTyped('позвони @ни')).toBe('ни');
    expect(callTyped('@')).toBe('');
    expect(callTyped('почта a@b')).toBeUndefined();
    expect(callTyped('просто текст')).toBeUndefined();
  });

  test('is found by first and last name, however it is written', () => {
    expect(colleaguesLike([nigina, li], 'САИ')).toEqual([nigina]);
    expect(colleaguesLike([nigina, li], '李')).toEqual([li]);
    expect(colleaguesLike([nigina, li], 'игина')).toEqual([]);
  });

  test('stands in the text with the whole name', () => {
    expect(withName('позвони @ни', nigina.name)).toBe('позвони @Нигина Саидова ');
  });

  test('stands out in the text, the longer name before the shorter', () => {
    expect(partsOf('@Нигина Саидова и a@b: @Нигина', ['Нигина', nigina.name])).toEqual([
      { at: 0, text: '@Нигина Саидова', isName: true },
      { at: 15, text: ' и a@b: ', isName: false },
      { at: 23, text: '@Нигина', isName: true },
    ]);
    expect(partsOf('', [])).toEqual([]);
  });

  test('is called only as long as the name stands there', () => {
    expect(calledIn('@Нигина Саидова, глянь', [nigina, li, nigina])).toEqual(['1']);
  });
});
