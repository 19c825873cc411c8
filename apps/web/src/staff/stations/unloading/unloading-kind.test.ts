import { expect, test } from 'vitest';
import { finishQuestion, sealsOf } from './unloading-kind.ts';

test('a seal that was read wrongly once and rightly since matches; a wrong one alone differs', () => {
  const seal = (number: string, state: string) => ({ number, state, bagCode: null });
  const other = seal('CN 9', 'OTHER');
  expect(sealsOf([])).toMatchObject({ state: 'NONE' });
  expect(sealsOf([seal('CN 1', 'UNREAD')])).toMatchObject({ state: 'UNREAD', read: 0 });
  expect(sealsOf([seal('CN 1', 'UNREAD'), other])).toMatchObject({ state: 'DIFFERS', others: ['CN 9'] });
  expect(sealsOf([other, seal('CN 1', 'MATCHES')])).toMatchObject({ state: 'MATCHES', others: ['CN 9'] });
  expect(sealsOf([other, seal('CN 1', 'MATCHES'), seal('CN 2', 'UNREAD')]).state).toBe('DIFFERS');
  expect(sealsOf([other]).state).toBe('DIFFERS');
});

test('the end of a trip says which seal was read wrongly, also when the right one was read since', () => {
  const seal = (number: string, state: string) => ({ number, state, bagCode: null });
  const words = {
    sealsDiffer: (numbers: string) => `not ${numbers}`,
    sealsMatch: (read: number, all: number) => `${read} of ${all}`,
    finishAnyway: (numbers: string) => `on record ${numbers}`,
    finishRight: (numbers: string) => `before ${numbers}`,
  };
  const other = seal('CN 9', 'OTHER');
  expect(finishQuestion([seal('CN 1', 'MATCHES')], words)).toBeUndefined();
  expect(finishQuestion([other, seal('CN 1', 'MATCHES')], words)).toEqual({
    isRight: true,
    title: '1 of 1',
    text: 'before CN 9',
  });
  expect(finishQuestion([other, seal('CN 1', 'UNREAD')], words)).toEqual({
    isRight: false,
    title: 'not CN 9',
    text: 'on record CN 1',
  });
});
