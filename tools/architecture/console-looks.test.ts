import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const staff = join(import.meta.dirname, '../../apps/web/src/staff');
const read = (file: string) => readFileSync(join(staff, file), 'utf8');

/** The rules of a style sheet: what each is for, and what it says. */
const rulesOf = (css: string) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({ selector, body }));

test('keys are named in the face of the words around them, at every station and counter', () => {
  const base = rulesOf(read('kit/styles/staff-base.css'));
  expect(base.find(({ selector }) => selector.includes(':where(kbd)'))?.body).toMatch(/font-family: inherit/);
  const faces = globSync('**/*.css', { cwd: staff }).flatMap((file) =>
    rulesOf(read(file))
      .filter(
        ({ selector, body }) => /\bkbd\b/.test(selector) && /font(?:-family)?:(?!\s*inherit)/.test(body),
      )
      .map(({ selector }) => `${file}: ${selector.trim()}`),
  );
  expect(faces).toEqual([]);
});

test.each([
  'counter/shelf/returns-screen.tsx',
  'counter/shelf/shelf-screen.tsx',
  'screens/approvals/approvals-screen.tsx',
])('%s has the frame and the empty state that every list has', (file) => {
  expect(read(file)).toMatch(/<ListFrame [^]*<NoCards /);
});
