import { afterEach, expect, test, vi } from 'vitest';

// What is loaded in one language is not for the next test.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['zh', '，', '；', '：'],
  ['ru', ', ', '; ', ': '],
  ['en', ', ', '; ', ': '],
])('parts of a line are joined by the signs of %s', async (language, ...expected) => {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => language });
  const signs = await import('./list-signs.ts');
  expect([signs.comma, signs.semicolon, signs.colon]).toEqual(expected);
});
