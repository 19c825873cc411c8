import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const features = join(import.meta.dirname, '../../apps/web/src/features');
const read = (file: string) => readFileSync(join(features, file), 'utf8');

/** What stands in the rows of ways to other pages. */
const rowsOfLinks = (source: string) =>
  [...source.matchAll(/<(div|p) className=\{css\.links\}>([^]*?)<\/\1>/g)].map(([, , row = '']) => row);

test('ways to other pages look alike beside the home of the cabinet', () => {
  const rows = rowsOfLinks(read('cabinet/home/side-cards.tsx'));
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    expect(row).not.toMatch(/<a[\s>]/);
    const kinds = [...row.matchAll(/<ButtonLink\s+kind="(\w+)"/g)].map(([, kind]) => kind);
    expect(new Set(kinds), row).toEqual(new Set(['soft']));
  }
});

/** What a style sheet says of a class, in all of its rules. */
const saidOf = (css: string, name: string) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => new RegExp(`\\.${name}(?![\\w-])`).test(selector))
    .map(([, , body]) => body)
    .join(' ');

test('a button stands off the text above it', () => {
  expect(read('balance/compensations/compensations-card.tsx')).toMatch(/className=\{css\.ask\}/);
  expect(saidOf(read('balance/balance.module.css'), 'ask')).toMatch(/margin-top: [1-9]\d*px/);
  expect(saidOf(read('cabinet/home/home.module.css'), 'links')).toMatch(/margin-top: [1-9]\d*px/);
  expect(saidOf(read('cabinet/courier/courier-card.module.css'), 'place')).toMatch(/gap: [1-9]/);
});
