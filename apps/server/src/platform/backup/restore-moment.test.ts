import { expect, test } from 'vitest';
import { readMoment, sayMoment, targetTime } from './restore-moment.ts';

test('a moment is understood in every usual form, without a zone as the time of Dushanbe', () => {
  const moment = '2026-11-22T06:38:02.700Z';
  for (const text of [
    '2026-11-22 11:38:02.7',
    '2026-11-22T06:38:02.7Z',
    '2026-11-22T06:38:02.7z',
    '2026-11-22 06:38:02,7 +00',
    '2026-11-22T09:38:02.700+03:00',
    '2026-11-22 01:38:02.700-0500',
  ])
    expect(readMoment(text), text).toEqual(new Date(moment));
  expect(readMoment('2026-11-22 11:38')).toEqual(new Date('2026-11-22T06:38:00Z'));
  expect(readMoment('backup')).toBe('backup');
});

test('what is no moment is not understood', () => {
  for (const text of [
    '',
    'yesterday',
    '2026-11-22',
    '2026-02-30 10:00',
    '2026-13-01 10:00',
    '2026-11-22 25:00',
    "2026-11-22 10:00'",
  ])
    expect(readMoment(text), text).toBeUndefined();
});

test('the server is told a time as it takes it', () => {
  const moment = new Date('2026-11-22T06:38:02.700Z');
  expect(targetTime(moment)).toBe('2026-11-22 06:38:02.700+00');
  expect(sayMoment(moment)).toBe('2026-11-22 06:38:02 UTC (11:38:02 in Dushanbe)');
});
