import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// The guide names the files that a new optional field of a list touches. The note of a partner is such a field and
// nothing more: it stands in just these files, so a field that needs another one, or less, changes the guide.

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The files of the numbered steps below a heading of the guide, as patterns: `<word>` is any word, `…` anything. */
function filesOfGuide(heading: string): { step: string; pattern: RegExp }[] {
  const [, part = ''] = read('docs/how-to-add-a-list.md').split(`## ${heading}\n`);
  const [section = ''] = part.split('\n## ');
  return [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, step = '']) => {
    const escaped = step.replaceAll('.', String.raw`\.`);
    const pattern = escaped.replaceAll('NNNN', String.raw`\d{4}`).replaceAll(/<\w+>/g, String.raw`[\w-]+`);
    return { step, pattern: new RegExp(`(?:^|/)${pattern.replaceAll('…', String.raw`[\w-]*`)}$`) };
  });
}

test('the guide names each file that an optional field of a list stands in, and no other', () => {
  const steps = filesOfGuide('Add a field');
  // Rooms of their own know notes of other things.
  const sources = globSync(
    [
      'packages/contract/src/reference-data/*.ts',
      'apps/server/src/{modules/reference-data,platform}/*.ts',
      'apps/server/migrations/*.sql',
      'apps/web/src/staff/screens/catalogue/*.tsx',
    ],
    { cwd: root },
  ).filter((path) => !path.endsWith('.test.ts'));
  const files = sources.filter((path) => {
    const text = read(path);
    return /\bnote\b/.test(text) && /\bvendor\b/i.test(text);
  });
  const matched = files.map((path) => ({
    path,
    steps: steps.filter(({ pattern }) => pattern.test(path)).length,
  }));
  expect(matched.filter((each) => each.steps !== 1)).toEqual([]);
  const idle = steps.filter(({ pattern }) => !files.some((path) => pattern.test(path)));
  expect(idle.map(({ step }) => step)).toEqual([]);
});
