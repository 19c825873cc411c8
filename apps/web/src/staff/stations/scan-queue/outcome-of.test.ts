import { expect, test } from 'vitest';
import { ApiError } from '../../../shared/api/exchange.ts';
import { isDone, retryDelayMs } from './failure-outcome.ts';
import { outcomeOf } from './outcome-of.ts';

test.each([
  [0, 'client.network', { kind: 'silent' }],
  [0, 'client.timeout', { kind: 'silent' }],
  [200, 'client.badAnswer', { kind: 'silent' }],
  [404, 'client.badAnswer', { kind: 'silent' }],
  [429, 'request.tooMany', { kind: 'silent' }],
  [500, 'server.internal', { kind: 'silent' }],
  [503, 'server.busy', { kind: 'silent' }],
  [401, 'auth.sessionExpired', { kind: 'locked' }],
  [403, 'auth.passwordChangeNeeded', { kind: 'locked' }],
  [403, 'auth.notAllowed', { kind: 'refused', error: 'auth.notAllowed' }],
  [400, 'request.invalid', { kind: 'refused', error: 'request.invalid' }],
  [413, 'request.tooLarge', { kind: 'refused', error: 'request.tooLarge' }],
] as const)('a call that failed with %i %s', (status, error, outcome) => {
  expect(outcomeOf(new ApiError(status, error))).toEqual(outcome);
});

test('a failure of the browser says nothing of the scans', () => {
  expect(outcomeOf(new TypeError('Failed to fetch'))).toEqual({ kind: 'silent' });
});

test('waits grow to a minute, and never become one rhythm', () => {
  expect([1, 2, 3, 7, 50].map((failures) => retryDelayMs(failures, 1))).toEqual([
    1_000, 2_000, 4_000, 60_000, 60_000,
  ]);
  expect(retryDelayMs(3, 0)).toBe(2_000);
});

test('what is asked or refused is not done, whatever its verdict', () => {
  expect(isDone({ verdict: 'OK', say: 'RECEIVED' })).toBe(true);
  expect(isDone({ verdict: 'DUPLICATE', say: 'ALREADY_RECEIVED' })).toBe(true);
  expect(isDone({ verdict: 'UNKNOWN', say: 'RECEIVED_UNOWNED' })).toBe(true);
  expect(isDone({ verdict: 'NEEDS_PERSON', say: 'NOT_DECLARED' })).toBe(true);
  expect(isDone({ verdict: 'UNKNOWN', say: 'NOT_DECLARED' })).toBe(false);
  expect(isDone({ verdict: 'BLOCKED', say: 'FAR_FROM_DECLARED' })).toBe(false);
  expect(isDone({ verdict: 'WRONG_PLACE', say: 'OTHER_WAREHOUSE' })).toBe(false);
});
