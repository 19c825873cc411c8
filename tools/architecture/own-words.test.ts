import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The contract's tables of words that an office can replace (docs/decisions/console.md#0086). */
const replaceable =
  /\b(?:allTrackingWords|allEventTexts|orderStageNames|eventNames|cancelReasonNames|businessLineNames|transportModeNames|operationUnitTypeNames|noticeCategoryNames)\b(?=.* from '@rohi\/contract)/;

/** Who may read them on the server, and why. */
const readers: Readonly<Record<string, string>> = {
  'modules/reference-data/data-dictionary.ts': 'makes the dictionary of them',
  'modules/reference-data/public-words.ts': 'takes their codes',
  'modules/imports/tables/import-words.ts': 'reads them in files, after the words of the office',
  'modules/imports/tables/event-words.ts': 'reads them in files, beside what people write instead',
  'modules/notifications/letter-texts/letter-text.ts':
    'names the status of a letter that an older version has queued',
  'modules/tracking/answers/tracked-parcel.ts': 'the terms of a service whose office has changed nothing',
};

test('the server takes words that the office can replace from the dictionary', () => {
  const found = globSync('**/*.ts', { cwd: join(root, 'apps/server/src') })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.test.ts'))
    .filter((path) => importsOf(path).some((line) => replaceable.test(line)));
  expect(found.toSorted()).toEqual(Object.keys(readers).toSorted());
});

/** Each import of a source on one line. */
function importsOf(path: string): string[] {
  const source = readFileSync(join(root, 'apps/server/src', path), 'utf8');
  return (source.match(/^import [^;]+;/gm) ?? []).map((text) => text.replaceAll(/\s+/g, ' '));
}
