import { expect, test } from 'vitest';
import { areChecksDue, stateOfCheck } from './check-rules.ts';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);

test('checks begin once a night, in a quiet hour of Dushanbe', () => {
  expect(areChecksDue(at('26T12:37'), null)).toBe(false);
  expect(areChecksDue(at('26T21:37'), null)).toBe(false);
  expect(areChecksDue(at('26T22:37'), null)).toBe(true);
  expect(areChecksDue(at('26T23:37'), at('26T22:37'))).toBe(false);
  expect(areChecksDue(at('27T00:37'), at('26T22:37'))).toBe(false);
  // The service was not there at the first quiet hour.
  expect(areChecksDue(at('27T00:37'), at('25T22:37'))).toBe(true);
  expect(areChecksDue(at('27T22:37'), at('27T00:37'))).toBe(true);
});

test('a check stands by its last run', () => {
  const now = at('26T12:00');
  expect(stateOfCheck(now, undefined)).toBe('NONE_YET');
  expect(stateOfCheck(now, { endedAt: at('25T22:40'), differences: 0 })).toBe('GOOD');
  expect(stateOfCheck(now, { endedAt: at('24T10:01'), differences: 0 })).toBe('GOOD');
  expect(stateOfCheck(now, { endedAt: at('24T09:59'), differences: 0 })).toBe('LATE');
  expect(stateOfCheck(now, { endedAt: at('20T22:40'), differences: 2 })).toBe('DIFFERS');
  expect(stateOfCheck(now, { endedAt: at('25T22:40'), differences: null })).toBe('FAILED');
});
