import { afterEach, expect, test, vi } from 'vitest';

// What is loaded in one language is not for the next test.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a moment of a pass has the punctuation of its language', async () => {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => 'zh' });
  const { passMoment } = await import('./pass-moment.ts');
  expect(passMoment('2026-12-03T08:52:00Z', 'zh')).toBe('12月3日 13:52');
  expect(passMoment('2026-12-03T08:52:00Z', 'tg')).toBe('3 декабр, соати 13:52');
});
