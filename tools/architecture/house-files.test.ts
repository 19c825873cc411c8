import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { listHouseFiles } from './house-files.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'house-files-')));
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('what a service that was started here has written is no file of the house', () => {
  write('.gitignore', 'node_modules/\n/data/\n*.tsbuildinfo\n');
  for (const own of ['README.md', 'apps/a.ts', 'apps/data/rows.ts']) write(own);
  for (const foreign of [
    '.git/HEAD',
    'apps/node_modules/b/index.js',
    'data/pg/PG_VERSION',
    'data/outbox/Letter 1.eml',
    'node_modules/c/index.js',
    'tsconfig.tsbuildinfo',
  ]) {
    write(foreign);
  }
  expect(listHouseFiles(root).toSorted()).toEqual([
    '.gitignore',
    'README.md',
    'apps/a.ts',
    'apps/data/rows.ts',
  ]);
});

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
