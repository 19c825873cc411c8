import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { planJourneys } from './journeys-run.ts';
import { readJson } from './json-files.ts';
import { ownRoot, plantCheckout, writeFiles } from './planted-checkout.ts';
import { openProofs } from './proofs.ts';
import { readSources } from './sources.ts';

const config = `import { readFileSync } from 'node:fs';
  import { join } from 'node:path';
  const file = process.env['PROVED_JOURNEYS'];
  const proved = file === undefined ? [] : JSON.parse(readFileSync(file, 'utf8'));
  export default { testDir: 'journeys', reporter: 'json',
    testIgnore: proved.map((path) => join(import.meta.dirname, '..', path)) };`;

/** Walks what is not proved, as `npm test` does. */
function walk(root: string): { walked: string[]; proved: string[] } {
  const cache = join(root, '.cache/proved');
  const report = join(root, '.cache/report.json');
  const sources = readSources(root);
  const plan = planJourneys(root, cache, report, {
    proofs: openProofs(cache, 'here', sources),
    isRecorded: true,
  });
  const command = [
    join(ownRoot, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
  ];
  rmSync(report, { force: true });
  spawnSync(process.execPath, [...command, ...plan.args], {
    cwd: root,
    env: { ...process.env, ...plan.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: 'ignore',
  });
  const suites = readJson<{ suites: { file: string }[] }>(report)?.suites ?? [];
  plan.finish(readSources(root));
  const nameOf = (file: string) => file.replace(/^(?:e2e\/journeys\/)?(.+)\.spec\.ts$/u, '$1');
  return {
    walked: suites.map(({ file }) => nameOf(file)).toSorted(),
    proved: plan.proved.map(({ file }) => nameOf(file)).toSorted(),
  };
}

const specOf = (claim: string, more = '') =>
  `import { expect, test } from '@playwright/test';\ntest('holds', () => { expect(${claim}).toBe(2); });\n${more}`;

test('a journey is walked again when it or anything of the product has changed, and when it failed or was skipped', () => {
  const root = plantCheckout({
    'e2e/playwright.config.ts': config,
    'e2e/journeys/passes.spec.ts': specOf('1 + 1'),
    'e2e/journeys/too.spec.ts': specOf('1 + 1'),
    'e2e/journeys/fails.spec.ts': specOf('1 + 2'),
    'e2e/journeys/skips.spec.ts': specOf('1 + 1', "test.skip('later', () => undefined);\n"),
  });
  const all = ['fails', 'passes', 'skips', 'too'];
  expect(walk(root)).toEqual({ walked: all, proved: [] });
  writeFiles(root, {
    'docs/page.md': 'words',
    'bench/run.ts': '',
    'apps/server/src/rule.test.ts': '',
    'tools/tool.ts': '',
  });
  expect(walk(root)).toEqual({ walked: ['fails', 'skips'], proved: ['passes', 'too'] });
  writeFiles(root, { 'e2e/journeys/too.spec.ts': specOf('2') });
  expect(walk(root)).toEqual({ walked: ['fails', 'skips', 'too'], proved: ['passes'] });
  for (const path of [
    'apps/server/src/main.ts',
    'apps/server/migrations/0001-a.sql',
    'apps/web/src/page.tsx',
    'apps/web/dist/index.html',
  ]) {
    writeFiles(root, { [path]: '' });
    const proofs = openProofs(join(root, '.cache/proved'), 'here', readSources(root));
    expect(proofs.list(), path).toEqual([]);
    rmSync(join(root, path));
  }
  for (const path of ['packages/contract/src/rule.ts', 'content/faq/ru.md', 'e2e/fixtures.ts']) {
    writeFiles(root, { [path]: '' });
    expect(openProofs(join(root, '.cache/proved'), 'here', readSources(root)).list(), path).toEqual([]);
    rmSync(join(root, path));
  }
});

test('journeys and their helpers import nothing but the product, and what all proofs depend on', () => {
  const found = globSync('e2e/**/*.ts', {
    cwd: ownRoot,
    exclude: (path) => path.includes('node_modules'),
  }).flatMap((path) =>
    [...readFileSync(join(ownRoot, path), 'utf8').matchAll(/'(\.\.?\/[^'\n]*)'/gu)].map(([, name = '']) =>
      normalize(join(dirname(path), name)),
    ),
  );
  expect(found.length).toBeGreaterThan(100);
  const others = found.filter(
    (path) => !/^(?:e2e|apps|packages|content|\.cache)(?:\/|$)/u.test(path) && path !== 'tools/turns.ts',
  );
  expect([...new Set(others)]).toEqual([]);
});
