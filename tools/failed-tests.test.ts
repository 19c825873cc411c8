import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

test('each failed test of vitest is named with its file and reason, and so is a file that does not load', () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/failed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {};\n');
  writeFileSync(
    join(folder, 'sums.test.mjs'),
    "import { expect, test } from 'vitest';\n" +
      "test('adds', () => expect(1 + 1).toBe(3));\ntest('takes away', () => expect(1 - 1).toBe(0));\n",
  );
  writeFileSync(join(folder, 'torn.test.mjs'), "throw new Error('torn in two');\n");
  const report = join(folder, 'report.json');
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--root', folder];
  const run = () =>
    execFileSync(process.execPath, [...command, '--reporter=json', `--outputFile.json=${report}`], {
      cwd: root,
      stdio: 'ignore',
    });
  expect(run).toThrow('Command failed');
  const named = failedInVitest(JSON.parse(readFileSync(report, 'utf8')));
  expect(named.map((line) => line.replace(/^.*?(?=sums|torn)/u, '')).toSorted()).toEqual([
    'sums.test.mjs › adds: AssertionError: expected 2 to be 3 // Object.is equality',
    'torn.test.mjs: torn in two',
  ]);
});

test('each failed journey is named with its line and reason, also in a group', () => {
  const failing = (title: string, line: number, message: string) => ({
    title,
    line,
    file: 'pay.spec.ts',
    ok: false,
    tests: [{ results: [{ errors: [{ message }] }] }],
  });
  const passing = { title: 'lists', line: 1, file: 'pay.spec.ts', ok: true, tests: [] };
  const report = {
    suites: [
      {
        specs: [passing, failing('pays', 7, '\u001b[31mError: no money\u001b[39m\n\n at once')],
        suites: [{ specs: [failing('pays back', 12, '\n  Test timeout')] }],
      },
    ],
  };
  expect(failedInPlaywright(report)).toEqual([
    'e2e/pay.spec.ts:7 › pays: Error: no money',
    'e2e/pay.spec.ts:12 › pays back: Test timeout',
  ]);
});
