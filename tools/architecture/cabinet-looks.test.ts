import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const features = join(import.meta.dirname, '../../apps/web/src/features');
const read = (file: string) => readFileSync(join(features, file), 'utf8');

/** What stands in the rows of ways to other pages. */
const rowsOfLinks = (source: string) =>
  [...source.matchAll(/<Grid gap=\{8\} marginTop=\{12\}>([^]*?)<\/Grid>/g)].map(([, row = '']) => row);

test('ways to other pages look alike beside the home of the cabinet', () => {
  const rows = rowsOfLinks(read('cabinet/home/side-cards.tsx'));
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    expect(row).not.toMatch(/<a[\s>]/);
    const kinds = [...row.matchAll(/<ButtonLink\s+kind="(\w+)"/g)].map(([, kind]) => kind);
    expect(new Set(kinds), row).toEqual(new Set(['soft']));
  }
});

test('a button stands off the text above it', () => {
  expect(read('balance/balance.module.css')).toMatch(/\.ask \{\s+margin-top: [1-9]\d*px/);
  expect(read('balance/compensations/compensations-card.tsx')).toMatch(/className=\{css\.ask\}/);
  expect(read('cabinet/courier/courier-card.tsx')).toMatch(/<(?:Stack|Grid)[^>]* gap=\{[1-9]/);
});
