import * as tajik from '@rohi/contract/tajik';
import { afterEach, expect, test, vi } from 'vitest';

async function ageIn(language: string, ms: number) {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => language });
  if (language === 'tg') (await import('./own-days.ts')).ownDays.words = tajik;
  const { formatAge } = await import('./age.ts');
  const now = Date.parse('2026-11-20T09:00:00Z');
  return formatAge(now - ms, now);
}

afterEach(() => vi.unstubAllGlobals());

const hourMs = 3_600_000;

test.each([
  ['ru', 2 * hourMs, '2 часа назад'],
  ['en', 2 * hourMs, '2 hours ago'],
  ['zh', 2 * hourMs, '2小时前'],
  ['tg', 2 * hourMs, '2 соат пеш'],
  ['ru', 5 * 60_000, '5 минут назад'],
  ['ru', 25 * hourMs, 'вчера'],
  ['en', 75 * hourMs, '3 days ago'],
  ['ru', -hourMs, 'в эту минуту'],
])('%s: %d ms ago is said as "%s"', async (language, ms, text) => {
  expect(await ageIn(language, ms)).toBe(text);
});

test.each([
  ['ru', 3_531, 'через 59 минут'],
  ['en', 61, 'in 2 minutes'],
  ['zh', 3_600, '60分钟后'],
  ['tg', 3_531, 'баъди 59 дақиқа'],
  ['ru', 1, 'через 1 минуту'],
])('%s: a wait of %d seconds is said as "%s"', async (language, waitSec, text) => {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => language });
  if (language === 'tg') (await import('./own-days.ts')).ownDays.words = tajik;
  const { formatWait } = await import('./age.ts');
  expect(formatWait(waitSec)).toBe(text);
});
