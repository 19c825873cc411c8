import * as tajik from '@rohi/contract/tajik';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

async function datesIn(language: string) {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => language });
  if (language === 'tg') (await import('./own-days.ts')).ownDays.words = tajik;
  return import('./dates.ts');
}

beforeEach(() => vi.stubEnv('TZ', 'America/New_York'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

// 09:20 UTC is 14:20 in Dushanbe, whatever the zone of the reader.
const moment = '2026-11-19T09:20:00Z';

describe.each([
  ['ru', '18 ноября, ср', '19.11.2026 14:20', '26–30 ноября', '28 ноября – 2 декабря'],
  ['en', 'Wed, 18 November', '19 Nov 2026, 14:20', '26–30 November', '28 November – 2 December'],
  ['zh', '11月18日 周三', '2026-11-19 14:20', '11月26日–30日', '11月28日 – 12月2日'],
  ['tg', '18 ноябр, чш', '19.11.2026 14:20', '26–30 ноябр', '28 ноябр – 2 декабр'],
])('dates in %s', (language, day, dateTime, range, longRange) => {
  test('are written as people write them, on the day of Dushanbe', async () => {
    const dates = await datesIn(language);
    expect(dates.formatDay('2026-11-18')).toBe(day);
    expect(dates.formatTime(moment)).toBe('14:20');
    expect(dates.formatDateTime(moment)).toBe(dateTime);
    expect(dates.formatDayRange('2026-11-26', '2026-11-30')).toBe(range);
    expect(dates.formatDayRange('2026-11-28', '2026-12-02')).toBe(longRange);
  });
});

test('a moment after 19:00 UTC is the next day in Dushanbe', async () => {
  const { formatDateTime } = await datesIn('ru');
  expect(formatDateTime('2026-12-31T19:05:00Z')).toBe('01.01.2027 00:05');
});
