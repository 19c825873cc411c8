import { expect, test } from 'vitest';
import { passKeysAfter } from './known-pass-keys.ts';

const clock = { asked: 1_000, now: 3_000 };
const answerOf = (isWhole: boolean, revoked: string[], cursor: string) => ({
  at: new Date(5_000).toISOString(),
  pickupPointId: 7,
  keys: [],
  isWhole,
  revoked,
  cursor,
});

test('what was revoked since comes to what is known; a whole takes its place', () => {
  const whole = passKeysAfter(undefined, answerOf(true, ['A', 'B'], 'one'), clock);
  expect(whole).toMatchObject({
    revoked: ['A', 'B'],
    cursor: 'one',
    pickupPointId: 7,
    at: 5_000,
    gapMs: 3_000,
  });
  const more = passKeysAfter(whole, answerOf(false, ['B', 'C'], 'two'), clock);
  expect(more).toMatchObject({ revoked: ['A', 'B', 'C'], cursor: 'two' });
  expect(passKeysAfter(more, answerOf(true, ['C'], 'three'), clock).revoked).toEqual(['C']);
});
