// npm test: the check, then rules and server tests (vitest); beside them the journeys in a real browser (Playwright).
// npm test -- --only rules|server|console|dev|e2e|check runs one part; what follows the name goes to its runner. What
// has passed today on the same sources is not run again (tools/proved): --all runs everything, and so does CI; --why
// FILE says why a file runs again.
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs';
import { startOldestPostgres } from './oldest-postgres.mjs';
import { root, runLoudly, secondsSince } from './run-tool.mjs';
import { judgeAgain, mostUnsteady, walkedAgain } from './unsteady.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, names: string[] }} Counts `names`: what failed, a line
 * each
 * @typedef {{ ok: boolean, counts: Counts }} Result
 * @typedef {{ reportFile: string, more: string[], output: number | 'inherit' }} Run where its figures go, the arguments
 * of its runner, and where that prints
 * @typedef {(run: Run) => Promise<Result>} Runner
 * @typedef {{ name: string, title: string, run: Runner }} Part
 */

/** @type {Part[]} */
const withoutBrowser = [
  { name: 'check', title: 'Check: format, types, lint, import rules, dead code', run: runCheck },
  {
    name: 'vitest',
    title: 'Rules and server on the embedded database (vitest)',
    run: runVitest([], { TEST_DATABASE_URL: '' }),
  },
  ...(process.env['TEST_DATABASE_URL']
    ? [
        {
          name: 'url',
          title: 'Server on TEST_DATABASE_URL (vitest)',
          run: runVitest(['server']),
        },
      ]
    : []),
];

/** @type {Part} */
const journeys = { name: 'e2e', title: 'Journeys in a browser (Playwright)', run: runPlaywright };

/**
 * Parts of one row run one after the other, rows at the same time: each part waits for processes of its own a third of
 * the time.
 * @type {Part[][]}
 */
const wholeRun = [withoutBrowser, [journeys]];

/** @type {Part[]} */
const parts = [
  ...wholeRun.flat(),
  {
    name: 'rules',
    title: 'Rules (vitest)',
    run: runVitest(['rules', 'server-rules']),
  },
  { name: 'server', title: 'Server (vitest)', run: runVitest(['server']) },
  {
    name: 'oldest',
    title: 'Server on PostgreSQL 17, whose locale knows ASCII alone (vitest)',
    run: runOnOldest,
  },
  { name: 'console', title: 'Screens of the console (vitest)', run: runVitest(['console']) },
  { name: 'dev', title: 'npm run dev (vitest)', run: runVitest(['dev']) },
];

/** @type {Counts} */
const none = { passed: 0, failed: 0, skipped: 0, names: [] };

/** @type {Runner} */
async function runCheck({ more, output }) {
  const status = await runLoudly(['tools/check.mjs', ...more], {}, output);
  return { ok: status === 0, counts: none };
}

/**
 * Runs the test files of these projects, of all where none is named. On a database of the machine everything runs.
 * @param {string[]} projects
 * @param {Record<string, string>} [env]
 * @returns {Runner}
 */
function runVitest(projects, env = {}) {
  return async ({ reportFile, more, output }) => {
    const database = env['TEST_DATABASE_URL'] ?? process.env['TEST_DATABASE_URL'] ?? '';
    const planned = proved?.planVitest(projects, more.length > 0 || database !== '');
    const filter = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...filter];
    const status = await runLoudly(
      [...vitest, ...(planned?.args ?? []), ...more],
      { ...env, ...planned?.env },
      output,
    );
    planned?.finish();
    const counts = readCounts(reportFile, (json) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      skipped: json.numPendingTests + json.numTodoTests,
      names: failedInVitest(json),
    }));
    return { ok: status === 0, counts };
  };
}

/** @type {Runner} */
async function runOnOldest(run) {
  const { url, stop } = await startOldestPostgres();
  try {
    return await runVitest(['server'], { TEST_DATABASE_URL: url })(run);
  } finally {
    await stop();
  }
}

/** @type {Runner} */
async function runPlaywright({ reportFile, more, output }) {
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'];
  const planned = proved?.planJourneys(reportFile, more.length > 0);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, ...planned?.env };
  const status = await runLoudly([...command, ...(planned?.args ?? []), ...more], env, output);
  planned?.finish();
  const counts = readCounts(reportFile, (json) => ({
    passed: json.stats.expected,
    failed: json.stats.unexpected + json.stats.flaky,
    skipped: json.stats.skipped,
    names: failedInPlaywright(json),
  }));
  return { ok: status === 0, counts };
}

/**
 * Walks the journeys that failed once more, when nothing else runs.
 * @param {Result} first
 * @returns {Promise<Result>}
 */
async function walkAgain(first) {
  const again = walkedAgain(first);
  if (again.length === 0) return first;
  console.log(`\n=== ${journeys.title}: ${again.length} once more, alone ===\n`);
  const reportFile = join(reports, 'alone.json');
  const alone = ['--workers', '1', '--output', '.cache/journeys-alone'];
  const judged = judgeAgain(
    first,
    await runPlaywright({ reportFile, more: [...again, ...alone], output: 'inherit' }),
  );
  unsteady.push(...judged.unsteady);
  return judged;
}

/**
 * A runner that died before its report has counted nothing; its exit code says the rest.
 * @param {string} reportFile
 * @param {(json: any) => Counts} count
 */
function readCounts(reportFile, count) {
  try {
    return count(JSON.parse(readFileSync(reportFile, 'utf8')));
  } catch {
    return none;
  }
}

/** @param {string[]} args */
function choose(args) {
  if (args.length === 0) return { rows: wholeRun, more: [] };
  const [flag, wanted, ...more] = args;
  const chosen = parts.filter(({ name }) => flag === '--only' && name === wanted);
  if (chosen.length === 0) {
    const names = parts.map(({ name }) => name).join('|');
    console.error(`Usage: npm test [-- [--all] [--only ${names} [arguments of its runner]]]`);
    console.error('       npm test -- --why FILE');
    process.exit(2);
  }
  return { rows: [chosen], more };
}

/**
 * A part that fails without a failing test (it did not start, a file did not load) counts as one failure.
 * @param {Result[]} results
 */
function sumUp(results) {
  const total = { ...none };
  for (const { ok, counts } of results) {
    total.passed += counts.passed;
    total.skipped += counts.skipped;
    total.failed += counts.failed || (ok ? 0 : 1);
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  const before = countLeft();
  return `${total.passed} passed, ${total.failed} failed${skipped}${before > 0 ? `, ${before} proved before` : ''}`;
}

const countLeft = () => (proved?.left ?? []).reduce((sum, { tests }) => sum + tests, 0);

/** What was not run again, a line a part; '' where everything was. */
function sayLeft() {
  const left = proved?.left ?? [];
  if (left.length === 0) return '';
  const lines = [...Map.groupBy(left, ({ part }) => part)].map(([part, files]) => {
    const tests = files.reduce((sum, each) => sum + each.tests, 0);
    const unit = part === journeys.name ? 'journeys' : 'tests';
    return `  ${part}: ${tests} ${unit} in ${files.length} ${files.length === 1 ? 'file' : 'files'}`;
  });
  return `\nProved before, today and on the same sources; not run again (npm test -- --all runs everything):\n${lines.join('\n')}`;
}

/**
 * The proofs of earlier runs. Where they cannot be read or written, everything runs.
 * @param {boolean} isAll
 */
async function openProofs(isAll) {
  try {
    const { openProved } = await import('./proved/proved.ts');
    return openProved(root, { isAll });
  } catch (error) {
    console.error(`What was proved before cannot be read, everything runs: ${String(error)}`);
    return undefined;
  }
}

/** @param {string | undefined} value */
const isSet = (value) => value !== undefined && !['', '0', 'false'].includes(value);

// Tests start the service and its commands some hundreds of times: what one has compiled the next one reads.
process.env['NODE_COMPILE_CACHE'] ??= join(root, '.cache/compiled');

/**
 * Runs the parts of a row; what they print goes out at once, or into an open file.
 * @param {Part[]} row
 * @param {number | 'inherit'} output
 */
async function runRow(row, output) {
  /** @param {string} line */
  const say = (line) => {
    if (output === 'inherit') console.log(line);
    else writeSync(output, `${line}\n`);
  };
  const results = [];
  for (const { name, title, run } of row) {
    const partStartedAt = performance.now();
    say(`\n=== ${title} ===\n`);
    const result = await run({ reportFile: join(reports, `${name}.json`), more, output });
    results.push({ name, ...result });
    say(`\n${name}: ${result.ok ? 'ok' : 'FAILED'}, ${secondsSince(partStartedAt)}`);
  }
  return results;
}

/**
 * Runs a row beside the one that prints, and prints what it said once that one is done.
 * @param {Part[]} row
 * @param {Promise<unknown>} isVisible
 */
async function runBeside(row, isVisible) {
  const names = row.map(({ name }) => name).join(', ');
  const file = join(reports, `${names}.txt`);
  const output = openSync(file, 'a');
  const running = runRow(row, output);
  await isVisible;
  console.log(`\nBeside it: ${names}. What is said there follows when it is done.`);
  const results = await running;
  closeSync(output);
  process.stdout.write(readFileSync(file));
  return results;
}

const startedAt = performance.now();
const args = process.argv.slice(2).filter((each) => each !== '--all');
const isAll = process.argv.includes('--all');
const proved = isSet(process.env['CI']) ? undefined : await openProofs(isAll);
if (args[0] === '--why') {
  console.log(proved?.sayWhy(args[1] ?? '') ?? 'Under CI everything runs.');
  process.exit(0);
}
const { rows, more } = choose(args);
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const [firstRow = [], ...others] = rows;
const first = runRow(firstRow, 'inherit');
const ended = (await Promise.all([first, ...others.map((row) => runBeside(row, first))])).flat();
/** @type {string[]} */
const unsteady = [];
const results = [];
for (const result of ended) results.push(result.name === journeys.name ? await walkAgain(result) : result);
rmSync(reports, { recursive: true, force: true });

process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
const failed = results.flatMap(({ counts }) => counts.names);
if (failed.length > 0) console.log(`\nFailed:\n${failed.map((each) => `  ${each}`).join('\n')}`);
if (unsteady.length > 0) {
  const verdict = unsteady.length > mostUnsteady ? `more than ${mostUnsteady} fail the run` : 'to be mended';
  console.log(`\nUnsteady, passed alone (${verdict}):\n${unsteady.map((each) => `  ${each}`).join('\n')}`);
}
console.log(sayLeft());
console.log(`\nTotal time: ${secondsSince(startedAt)}`);
console.log(sumUp(results));
