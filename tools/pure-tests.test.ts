import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPureTests } from './pure-tests.ts';

function treeOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'pure-tests-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test('a test is pure unless it reaches a database or a process, however far away', () => {
  const root = treeOf({
    'room/rule.ts': "import type { Row } from './store.ts';\nexport const rule = 1;\n",
    'room/store.ts': "import pg from 'pg';\nexport type Row = 1;\n",
    'room/service.ts': "import { a,\n  b } from './store.ts';\n",
    'room/late.ts': "const load = () => import('./service.ts');\n",
    'room/rule.test.ts': "import { rule } from './rule.ts';\n",
    'room/service.test.ts': "import { use } from './service.ts';\n",
    'room/late.test.ts': "import { load } from './late.ts';\n",
    'room/command.test.ts': "import { spawn } from 'node:child_process';\n",
    'other/rule.test.ts': "import { rule } from '../room/rule.ts';\n",
  });
  expect(findPureTests(root, 'room')).toEqual(['room/rule.test.ts']);
});

test('rules of the server are found, and what opens a database is not among them', () => {
  const pure = findPureTests(join(import.meta.dirname, '..'), 'apps/server');
  expect(pure).toContain('apps/server/src/modules/tracking/moves/parcel-moves.test.ts');
  expect(pure).not.toContain('apps/server/src/modules/tracking/tracking.service.test.ts');
  expect(pure).not.toContain('apps/server/src/commands/user.test.ts');
});
