import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CaseResult } from './case-result.ts';
import { describeTimes } from './faults/fault-setup.ts';
import type { Defence } from './defence.ts';
import { defences } from './defences.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const hook = new URL('./remove-defence.ts', import.meta.url).href;

type Assertion = {
  status: string;
  title: string;
  failureMessages: string[];
  /** What the test measured: after how many ms a service that was killed answered again. */
  meta?: { answeredAgainMs?: number[] };
};

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: Assertion[] }[];
};

/**
 * Runs tests with a full name that matches, as Node itself loads the code: only so is what the hook changes what runs.
 * Child processes of the tests load it the same way.
 */
async function runTests(
  files: readonly string[],
  name: string,
  removed?: string,
): Promise<Report | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'rohi-proof-'));
  const reportFile = join(folder, 'report.json');
  const env = {
    ...process.env,
    // What takes turns elsewhere is run whole here.
    WHOLE_GRID: '1',
    ...(removed === undefined ? {} : { NODE_OPTIONS: `--import ${hook}`, REMOVE_DEFENCE: removed }),
  };
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--experimental.viteModuleRunner=false'];
  const reporter = ['--project', 'server', '--reporter=json', `--outputFile=${reportFile}`];
  const child = spawn(process.execPath, [...vitest, ...reporter, '-t', name, ...files], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  await new Promise((resolve) => child.once('close', resolve));
  const report = await readFile(reportFile, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
  return report === undefined ? undefined : (JSON.parse(report) as Report);
}

/** Cases that are as whole in `npm test` as they can be: their tests, by name. */
export async function runNamedTests(name: string, what: string): Promise<CaseResult> {
  const { report: _report, ...result } = await runNamed(name, what);
  return result;
}

async function runNamed(name: string, what: string): Promise<CaseResult & { report: Report | undefined }> {
  const files = globSync('apps/server/src/**/*.test.ts', { cwd: root });
  const naming = files.filter((file) => readFileSync(join(root, file), 'utf8').includes(name));
  const report = await runTests(naming, name);
  const { numPassedTests: passed = 0, numFailedTests: failed = 1 } = report ?? {};
  return {
    report,
    name,
    what,
    figure: `${passed} tests passed, ${failed} failed`,
    isMet: passed > 0 && failed === 0,
  };
}

/**
 * The same of tests that kill a service: also how soon it answered again, which must be within `mostMs` in the middle.
 */
export async function runKillTests(name: string, what: string, mostMs: number): Promise<CaseResult> {
  const { report, ...result } = await runNamed(name, what);
  const times = (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => meta?.answeredAgainMs ?? []),
  );
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
  return {
    ...result,
    figure: `${result.figure}; answering again after ${times.length} kills: ${describeTimes(sorted)}`,
    isMet: result.isMet && median <= mostMs,
  };
}

/** All tests that stand behind a defence, with every defence in place. */
async function runGreen(chosen: readonly Defence[]): Promise<boolean> {
  const files = [...new Set(chosen.map(({ test }) => test.file))];
  const names = [...new Set(chosen.map(({ test }) => test.name))];
  const report = await runTests(files, names.join('|'));
  return report !== undefined && report.numPassedTests > 0 && report.numFailedTests === 0;
}

/** Red by an expectation that does not hold; a file that cannot be loaded proves nothing. */
async function turnsRed({ name, test }: Defence): Promise<boolean> {
  const report = await runTests([test.file], test.name, name);
  if (report !== undefined && report.numPassedTests + report.numFailedTests === 0)
    throw new Error(`no test is named "${test.name}" in ${test.file}`);
  const failures = (report?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  return failures.some(({ failureMessages }) =>
    failureMessages.some((text) => text.includes('AssertionError')),
  );
}

/**
 * Takes out one defence after the other, only those with these words in their name: with all of them the tests are
 * green, without any one of them its test is red.
 */
export async function removeDefences(say: (line: string) => void, words = ''): Promise<CaseResult[]> {
  const chosen = defences.filter(({ name }) => name.includes(words));
  if (chosen.length === 0) throw new RangeError(`no defence has "${words}" in its name`);
  const isGreen = await runGreen(chosen);
  const results: CaseResult[] = [
    { name: 'defences', what: 'all in place', figure: isGreen ? 'tests green' : 'tests RED', isMet: isGreen },
  ];
  for (const defence of chosen) {
    const isRed = await turnsRed(defence);
    say(`  without "${defence.name}": ${isRed ? 'red, as it must be' : 'STILL GREEN'}`);
    results.push({
      name: 'defences',
      what: `without "${defence.name}"`,
      figure: isRed ? `red: ${defence.test.name}` : 'STILL GREEN',
      isMet: isRed,
    });
  }
  return results;
}
