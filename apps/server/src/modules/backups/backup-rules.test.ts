import { expect, test } from 'vitest';
import { isBackupDue, isTrialDue, ofThisDatabase, stateOf } from './backup-rules.ts';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);

test('a backup is due at two in the night, and at any hour once a day was missed', () => {
  const lastNight = at('25T21:19');
  expect(isBackupDue(at('26T12:17'), null)).toBe(true);
  expect(isBackupDue(at('26T20:17'), lastNight)).toBe(false);
  expect(isBackupDue(at('26T21:17'), lastNight)).toBe(true);
  expect(isBackupDue(at('26T22:17'), lastNight)).toBe(false);
  expect(isBackupDue(at('26T23:17'), lastNight)).toBe(true);
  // One that somebody made by hand in the evening.
  expect(isBackupDue(at('26T21:17'), at('26T15:00'))).toBe(false);
});

test('the newest is restored on trial once a week, and every night until it succeeds', () => {
  expect(isTrialDue(at('26T21:20'), null)).toBe(true);
  expect(isTrialDue(at('26T21:20'), at('20T21:20'))).toBe(false);
  expect(isTrialDue(at('26T21:20'), at('19T21:25'))).toBe(true);
});

test('backups are late after 26 hours, and failed as soon as a try has failed after the last good one', () => {
  const since = at('20T00:00');
  const facts = { lastGoodAt: at('25T21:19'), failedAt: null, since };
  expect(stateOf(at('26T23:18'), facts)).toBe('GOOD');
  expect(stateOf(at('26T23:20'), facts)).toBe('LATE');
  expect(stateOf(at('26T12:00'), { ...facts, failedAt: at('25T23:17') })).toBe('FAILED');
  expect(stateOf(at('26T12:00'), { ...facts, failedAt: at('24T23:17') })).toBe('GOOD');
  expect(stateOf(at('21T01:00'), { lastGoodAt: null, failedAt: null, since })).toBe('NONE_YET');
  expect(stateOf(at('21T02:01'), { lastGoodAt: null, failedAt: null, since })).toBe('LATE');
});

test('after a restore a backup is due at once, whatever was made before', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 28, hour));
  expect(isBackupDue(at(12), ofThisDatabase(at(11), undefined))).toBe(false);
  expect(isBackupDue(at(12), ofThisDatabase(at(9), at(10)))).toBe(true);
  expect(isBackupDue(at(12), ofThisDatabase(at(11), at(10)))).toBe(false);
  expect(isBackupDue(at(12), ofThisDatabase(undefined, at(10)))).toBe(true);
});
