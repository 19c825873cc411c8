import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { isOfClient, planJourneys } from './journeys-run.ts';
import { readJson } from './json-files.ts';
import { ownRoot, plantCheckout, writeFiles } from './planted-checkout.ts';
import { openProofs } from './proofs.ts';
import { readSources } from './sources.ts';
import { planVitest } from './vitest-run.ts';

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
  return {
    walked: suites.map(({ file }) => nameOf(file)).toSorted(),
    proved: plan.proved.map(({ file }) => nameOf(file)).toSorted(),
  };
}

const nameOf = (file: string) => file.replace(/^(?:e2e\/journeys\/)?(.+)\.spec\.ts$/u, '$1');

/** The journeys that need not be walked as the sources are now. */
const provedIn = (root: string): string[] =>
  openProofs(join(root, '.cache/proved'), 'here', readSources(root))
    .list()
    .map(({ file }) => nameOf(file))
    .toSorted();

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
  // They are counted once: not among the files of vitest as well.
  const cache = join(root, '.cache/proved');
  const ofVitest = planVitest(root, cache, {
    proofs: openProofs(cache, 'here', readSources(root)),
    isRecorded: true,
  });
  expect(ofVitest.proved).toEqual([]);
  writeFiles(root, { 'e2e/journeys/too.spec.ts': specOf('2') });
  expect(walk(root)).toEqual({ walked: ['fails', 'skips', 'too'], proved: ['passes'] });
  for (const path of [
    ...['apps/server/src/main.ts', 'apps/server/migrations/0001-a.sql', 'apps/web/dist/index.html'],
    ...[
      'apps/web/dist/assets/chunk-1234567.js',
      'packages/contract/src/rule.ts',
      'content/faq/ru.md',
      'e2e/fixtures.ts',
    ],
  ]) {
    writeFiles(root, { [path]: '' });
    expect(provedIn(root), path).toEqual([]);
    rmSync(join(root, path));
  }
});

test('of the scripts and styles of the client a journey depends on those that its pages asked for, where all of them are known', () => {
  // What a spec says of the build itself would count: the names stand elsewhere.
  const noting = (names: string, more = '') =>
    `import { note } from '../note.ts';\n${specOf('1 + 1')}${more}\ntest.afterAll(() => note(import.meta.filename, ${names}));\n`;
  const root = plantCheckout({
    'e2e/playwright.config.ts': config,
    'apps/web/dist/index.html': '<meta name="version" content="one"><script src="assets/main-AAAAAAA.js">',
    'apps/web/dist/assets/main-AAAAAAA.js': "import('./counter-AAAAAAA.js'); import('./trips-AAAAAAA.js')",
    'apps/web/dist/assets/counter-AAAAAAA.js': 'counter',
    'apps/web/dist/assets/trips-AAAAAAA.js': 'trips',
    'apps/web/dist/csp-hashes.json': '["of-one"]',
    'e2e/note.ts': `import { writeFileSync } from 'node:fs';
      export const note = (file, ...names) => writeFileSync(
        process.env.PROOF_NOTES + '/' + Math.random() + '.json',
        JSON.stringify({ file, assets: names.map((name) => 'assets/' + name + '-AAAAAAA.js') }));`,
    'e2e/journeys/counter.spec.ts': noting("'main', 'counter'"),
    'e2e/journeys/trips.spec.ts': noting("'main', 'trips'"),
    // Of one test nothing is known.
    'e2e/journeys/partly.spec.ts': noting("'main'", "test('too', () => undefined);"),
    'e2e/journeys/offline.spec.ts': `${noting("'main'")}test.use({ serviceWorkers: 'allow' });`,
  });
  walk(root);
  expect(provedIn(root)).toEqual(['counter', 'offline', 'partly', 'trips']);
  // A build after a change of one screen: its own file is another one, and whatever names it follows.
  rmSync(join(root, 'apps/web/dist'), { recursive: true });
  writeFiles(root, {
    'apps/web/dist/index.html': '<meta name="version" content="other"><script src="assets/main-BBBBBBB.js">',
    'apps/web/dist/assets/main-BBBBBBB.js': "import('./counter-BBBBBBB.js'); import('./trips-AAAAAAA.js')",
    'apps/web/dist/assets/counter-BBBBBBB.js': 'counter, changed',
    'apps/web/dist/assets/trips-AAAAAAA.js': 'trips',
    'apps/web/dist/csp-hashes.json': '["of-other"]',
  });
  expect(provedIn(root)).toEqual(['trips']);
  writeFiles(root, { 'apps/web/dist/index.html': '<script src="assets/main-BBBBBBB.js"><p>' });
  expect(provedIn(root)).toEqual([]);
});

test('journeys and their helpers import nothing that their proofs do not know', () => {
  const open = globSync('e2e/{journeys/*.spec,playwright.config,global-setup}.ts', { cwd: ownRoot });
  const found = new Set<string>();
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    // What the client imports counts too; the service and what it imports are known as a whole.
    if (!/^(?:e2e|apps\/web)\/.+\.ts$/u.test(path)) continue;
    const text = readFileSync(join(ownRoot, path), 'utf8').replaceAll(/^import type [^;]+;/gmu, '');
    for (const [, name = ''] of text.matchAll(/'(\.\.?\/[^'\n]*)'/gu))
      open.push(normalize(join(dirname(path), name)));
  }
  const isKnown = (path: string): boolean =>
    path === 'tools/turns.ts' ||
    /^(?:e2e|apps\/server|packages|content|\.cache)(?:\/|$)/u.test(path) ||
    isOfClient(path);
  expect(found.size).toBeGreaterThan(100);
  expect([...found].filter((path) => !isKnown(path))).toEqual([]);
});
