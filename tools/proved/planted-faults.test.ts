import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownRoot, plantCheckout, writeFiles, type Files } from './planted-checkout.ts';
import { openProofs, readSurroundings } from './proofs.ts';
import { readSources } from './sources.ts';
import { planVitest } from './vitest-run.ts';
import type { TestFiles } from './tests.reporter.ts';

/** A checkout with a project of rules, with files that share one worker. */
const makeCheckout = (files: Files): string =>
  plantCheckout({
    'vitest.config.ts': `import { readFileSync } from 'node:fs';
      const file = process.env['PROVED_FILES'];
      export default { test: { maxWorkers: 1, projects: [{ test: {
        name: 'rules', include: ['src/*.test.ts'], isolate: false,
        exclude: file === undefined ? [] : JSON.parse(readFileSync(file, 'utf8')),
        setupFiles: ['${join(ownRoot, 'tools/proved/record-tests.ts')}'],
      } }] } };`,
    ...files,
  });

type Ran = { ran: Record<string, string>; proved: string[] };

/** Runs what is not proved, as `npm test` does. `changes`: written while the tests run. */
function run(root: string, changes: Files = {}): Ran {
  const cache = join(root, '.cache/proved');
  const sources = readSources(root);
  const proofs = openProofs(cache, 'here', sources);
  const plan = planVitest(root, cache, { proofs, isRecorded: true });
  const vitest = [join(ownRoot, 'node_modules/vitest/vitest.mjs'), 'run', '--root', root, ...plan.args];
  spawnSync(process.execPath, vitest, { cwd: root, env: { ...process.env, ...plan.env }, stdio: 'ignore' });
  const { files } = JSON.parse(readFileSync(plan.env['TEST_FILES'] ?? '', 'utf8')) as TestFiles;
  writeFiles(root, changes);
  plan.finish(readSources(root));
  const nameOf = (file: string) => file.replace(/^src\/(.+)\.test\.ts$/u, '$1');
  return {
    ran: Object.fromEntries(files.map(({ file, state }) => [nameOf(file), state])),
    proved: plan.proved.map(({ file }) => nameOf(file)).toSorted(),
  };
}

const testOf = (claim: string, before = '') =>
  `import { expect, test } from 'vitest';\n${before}\ntest('holds', async () => { expect(${claim}).toBe(2); });\n`;

const two = 'export const two = () => 2;\n';

const everyWay: Files = {
  'src/far.ts': two,
  'src/near.ts': "import { two } from './far.ts';\nexport const value = () => two();\n",
  'src/imports.test.ts': testOf('value()', "import { value } from './near.ts';"),
  'src/late.ts': two,
  'src/imports-late.test.ts': testOf("(await import('./late.ts')).two()"),
  'src/named.ts': two,
  'src/imports-by-name.test.ts': testOf("(await import(['.', 'named.ts'].join('/'))).two()"),
  'number.md': '2',
  'src/reader.ts': `import { readFileSync } from 'node:fs';
    let text: string | undefined;
    export const readNumber = () => Number((text ??= readFileSync('number.md', 'utf8')));\n`,
  // Of these two, one finds what the other has read.
  'src/reads.test.ts': testOf('readNumber()', "import { readNumber } from './reader.ts';"),
  'src/reads-too.test.ts': testOf('readNumber()', "import { readNumber } from './reader.ts';"),
  'folder/one.md': '',
  'folder/other.md': '',
  'src/lists.test.ts': testOf(
    "(await readdir('folder')).length",
    "import { readdir } from 'node:fs/promises';",
  ),
  'sheets/one.css': '',
  'sheets/inner/other.css': '',
  'src/finds.test.ts': testOf("globSync('sheets/**/*.css').length", "import { globSync } from 'node:fs';"),
  'src/looks.test.ts': testOf("existsSync('absent.md') ? 3 : 2", "import { existsSync } from 'node:fs';"),
  'program.mjs': "import './of-program.mjs';\n",
  'of-program.mjs': 'process.exitCode = 2;\n',
  'src/starts.test.ts': testOf(
    "spawnSync(process.execPath, ['program.mjs']).status",
    "import { spawnSync } from 'node:child_process';",
  ),
  'thread.mjs': "import { parentPort } from 'node:worker_threads';\nparentPort.postMessage(2);\n",
  'src/threads.test.ts': testOf(
    "await new Promise((resolve) => new Worker('./thread.mjs').once('message', resolve))",
    "import { Worker } from 'node:worker_threads';",
  ),
  'script.mjs': "export * from './of-script.mjs';\n",
  'of-script.mjs': two,
  'src/scripts.test.ts': testOf('two()', "import { two } from '../script.mjs';"),
  'src/rest.test.ts': testOf('1 + 1'),
};
const ways = [
  ...['finds', 'imports', 'imports-by-name', 'imports-late', 'lists', 'looks', 'reads', 'reads-too'],
  ...['scripts', 'starts', 'threads'],
];

test('a fault in whatever a proved test imports, reads, looks for, lists or starts makes it run again and fail', () => {
  const root = makeCheckout(everyWay);
  expect(run(root)).toEqual({
    ran: Object.fromEntries([...ways, 'rest'].map((name) => [name, 'passed'])),
    proved: [],
  });
  expect(run(root)).toEqual({ ran: {}, proved: [...ways, 'rest'].toSorted() });

  const twenty = 'export const two = () => 20;\n';
  const faults: Files = {
    'src/far.ts': twenty,
    'src/late.ts': twenty,
    'src/named.ts': twenty,
    'of-script.mjs': twenty,
    'number.md': '20',
    'folder/third.md': '',
    'sheets/inner/third.css': '',
    'absent.md': '',
    'of-program.mjs': 'process.exitCode = 20;\n',
    'thread.mjs': "import { parentPort } from 'node:worker_threads';\nparentPort.postMessage(20);\n",
  };
  writeFiles(root, faults);
  const failed = Object.fromEntries(ways.map((name) => [name, 'failed']));
  expect(run(root)).toEqual({ ran: failed, proved: ['rest'] });
  // What failed is proved by nothing, though its sources are the same.
  expect(run(root)).toEqual({ ran: failed, proved: ['rest'] });
});

test('nothing is proved that is skipped, was changed while it ran, or ran beside an error of no test', () => {
  const root = makeCheckout({
    'src/skips.test.ts': `${testOf('1 + 1')}test.skip('later', () => undefined);\n`,
    'src/changed.ts': two,
    'src/changes.test.ts': testOf('two()', "import { two } from './changed.ts';"),
    'src/rest.test.ts': testOf('1 + 1'),
  });
  const all = { changes: 'passed', rest: 'passed', skips: 'partial' };
  expect(run(root, { 'src/changed.ts': `${two}\n` })).toEqual({ ran: all, proved: [] });
  writeFiles(root, {
    'src/throws.test.ts': `setTimeout(() => { throw new Error('of no test'); });\n${testOf('1 + 1')}`,
  });
  const beside = run(root);
  expect(beside.proved).toEqual(['rest']);
  expect(new Set(Object.values(beside.ran))).toEqual(new Set(['failed']));
});

test('a store that is torn, or of another shape, proves nothing and stops nothing', () => {
  const root = makeCheckout({ 'src/rest.test.ts': testOf('1 + 1') });
  const cache = join(root, '.cache/proved');
  const sources = readSources(root);
  const open = () => openProofs(cache, 'here', sources);
  const rest = { part: 'rules', file: 'src/rest.test.ts', tests: 1 };
  const passed = { ...rest, inputs: ['text src/rest.test.ts' as const] };
  const store = () => open().store([rest.file], [passed], sources);
  store();
  expect(open().list()).toEqual([rest]);
  for (const text of ['', '{"inputs":[["te', '{"inputs":[],"proofs":[{}]}', '[]', 'null']) {
    for (const name of readdirSync(cache)) writeFileSync(join(cache, name), text);
    expect(open().list(), text).toEqual([]);
    store();
    expect(open().list(), text).toEqual([rest]);
  }
});

test('a proof holds for one day, under the same packages, runners and settings', () => {
  const root = makeCheckout({ 'src/asks.ts': "export const isWhole = process.env['WHOLE_GRID'] === '1';\n" });
  const noon = Date.UTC(2026, 10, 3, 12);
  const hour = 3_600_000;
  const surroundings = (env: Record<string, string> = {}, now = noon) =>
    readSurroundings(root, readSources(root, ['WHOLE_GRID', 'EDITOR']), env, now);
  const before = surroundings();
  expect(surroundings({ EDITOR: 'ed' })).toBe(before);
  expect(surroundings({ WHOLE_GRID: '1' })).not.toBe(before);
  expect(surroundings({ NODE_OPTIONS: '--no-opt' })).not.toBe(before);
  expect(surroundings({}, noon + hour)).toBe(before);
  // Midnight in Dushanbe.
  expect(surroundings({}, noon + 7 * hour)).not.toBe(before);
  for (const path of [
    'package-lock.json',
    'vitest.config.ts',
    'tools/proved/proofs.ts',
    'apps/web/tsconfig.json',
  ]) {
    const former = surroundings();
    writeFiles(root, { [path]: `// ${path}\n` });
    expect(surroundings(), path).not.toBe(former);
  }
});
