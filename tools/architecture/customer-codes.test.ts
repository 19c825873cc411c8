import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Letters of customer codes with what stands behind them. Comments may name an example. */
const letters = /\bTJ(?:-|\\-|\\d|\[0-9\])/;

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, '');

test('the letters of customer codes stand in no code: they are a setting', () => {
  const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: root });
  const found = sources
    .filter((path) => !/\.(?:test|cases|fixture)\.tsx?$/.test(path))
    .filter((path) => letters.test(withoutComments(readFileSync(join(root, path), 'utf8'))));
  expect(found).toEqual([]);
  expect(sources.length).toBeGreaterThan(1_000);
});

test('and the test sees them', () => {
  for (const code of ["'TJ-10482'", '/^TJ-/', '/TJ\\d{5}/', 'TJ-']) expect(letters.test(code)).toBe(true);
  expect(letters.test(withoutComments('/** `TJ-639312` */'))).toBe(false);
  expect(letters.test("country === 'TJ'")).toBe(false);
});
