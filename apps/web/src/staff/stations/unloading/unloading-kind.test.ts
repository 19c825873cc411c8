import { expect, test } from 'vitest';
import { sealsOf } from './unloading-kind.ts';

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
