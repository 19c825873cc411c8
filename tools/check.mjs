// npm run check: everything that can be said about the code without running it.
// With --fix it first formats and repairs what lint can repair; with --sizes it only says how large the code is.
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root, runLoudly, runNpm, runQuietly, secondsSince } from './run-tool.mjs';
import { printSizes } from './sizes.mjs';

/**
 * @typedef {{ status: number, output: string }} Outcome
 * @typedef {{ name: string, after?: string, run: () => Promise<Outcome> }} Check
 */

const oxfmt = 'node_modules/oxfmt/bin/oxfmt';
const oxlint = 'node_modules/oxlint/bin/oxlint';
// What is worth a warning is an error, or it is off.
const lintAll = [oxlint, '--type-aware', '--report-unused-disable-directives', '--deny-warnings'];
const foundFolder = '.cache/check';
const cruisedFolders = ['packages', 'apps', 'e2e', 'bench', 'tools'];

/** @type {Check[]} */
const checks = [
  { name: 'types', run: checkTypes },
  { name: 'format', run: () => runQuietly([oxfmt, '--check']) },
  { name: 'import rules', run: checkImports },
  { name: 'dead code', run: () => runQuietly(['node_modules/knip/bin/knip.js', '--no-progress']) },
  { name: 'install scripts', run: checkInstallScripts },
  { name: 'numbers', run: checkNumbers },
  // Lint says nothing of an import it cannot resolve: its silence means something only after the types hold.
  { name: 'lint', after: 'types', run: () => runQuietly(lintAll) },
];

async function checkTypes() {
  const projects = ['.', 'tools', 'packages/contract', 'e2e'].map((folder) => join(folder, 'tsconfig.json'));
  // The client with its tests and its build: what only the build may name is forbidden to pages by lint and by the
  // import rules.
  projects.push('apps/web/tsconfig.json', 'apps/web/src/boot/worker/tsconfig.json');
  const outcomes = await Promise.all(projects.map(checkProject));
  return {
    status: Math.max(...outcomes.map(({ status }) => status)),
    // Files of two projects are reported by both.
    output: [...new Set(outcomes.flatMap(({ output }) => output.split('\n')))].join('\n'),
  };
}

/**
 * What was found out of unchanged files is stored for the next run: a check takes a tenth of the time then.
 * @param {string} project
 */
function checkProject(project) {
  const found = join(foundFolder, `${project.replaceAll(/[^a-z.]/g, '-')}.tsbuildinfo`);
  return runQuietly([
    'node_modules/typescript/bin/tsc',
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    found,
  ]);
}

async function checkImports() {
  const config = 'tools/architecture/dependency-cruiser.config.mjs';
  const cruise = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
  const folders = cruisedFolders.filter((folder) => existsSync(join(root, folder)));
  const { status, output } = await runQuietly([cruise, '--config', config, ...folders]);
  // It asks for an older TypeScript at every run, though swc does the reading.
  const [report = ''] = output.split(/^.*missing-tsc-transpiler/m);
  return { status, output: report };
}

/** Migrations are numbered without gaps, and no number is there twice: two branches may have taken the same one. */
async function checkNumbers() {
  const folder = 'apps/server/migrations';
  const names = readdirSync(join(root, folder)).filter((name) => /^\d{4}-/.test(name));
  const wrong = names.toSorted().find((name, index) => Number(name.slice(0, 4)) !== index + 1);
  if (wrong === undefined) return { status: 0, output: '' };
  return { status: 1, output: `${folder}/${wrong} has another number than its place in the row` };
}

/** npm runs no install script that was not looked at: allowScripts in package.json answers for each. */
async function checkInstallScripts() {
  const { status, output } = await runNpm(['install-scripts', 'ls', '--loglevel=error']);
  if (/unknown command/i.test(output)) return { status: 0, output: '' };
  const reviewed = output.includes('No packages with unreviewed install scripts');
  return { status: reviewed ? status : 1, output };
}

/**
 * Runs all checks, at most one a core at a time, and says each result as it comes.
 * @returns {Promise<boolean>} whether all passed
 */
async function runChecks() {
  /** @type {Map<string, Promise<boolean>>} */
  const results = new Map();
  const slots = makeSlots(Math.max(2, availableParallelism()));
  for (const check of checks) {
    const before = results.get(check.after ?? '') ?? Promise.resolve(true);
    results.set(
      check.name,
      before.then((ready) => (ready ? slots(() => runCheck(check)) : skip(check))),
    );
  }
  const passed = await Promise.all(results.values());
  return passed.every(Boolean);
}

/** @param {Check} check */
async function runCheck(check) {
  const startedAt = performance.now();
  const { status, output } = await check.run();
  report(status === 0 ? 'ok' : 'FAILED', check.name, secondsSince(startedAt));
  if (status !== 0) console.log(`\n${output.trim()}\n`);
  return status === 0;
}

/** @param {Check} check */
function skip(check) {
  report('not run', check.name, `${check.after} first`);
  return false;
}

/** @type {(verdict: string, name: string, note: string) => void} */
function report(verdict, name, note) {
  console.log(`  ${verdict.padEnd(8)} ${name.padEnd(16)} ${note}`);
}

/**
 * Lets at most `count` jobs run at once.
 * @param {number} count
 */
function makeSlots(count) {
  let free = count;
  /** @type {(() => void)[]} */
  const waiting = [];
  /** @param {() => Promise<boolean>} job */
  return async (job) => {
    if (free > 0) free -= 1;
    else await new Promise((resolve) => void waiting.push(() => resolve(undefined)));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

const sizes = process.argv.indexOf('--sizes');
if (sizes === -1) {
  if (process.argv.includes('--fix')) {
    await runLoudly([...lintAll, '--fix', '--quiet']);
    await runLoudly([oxfmt]);
  }
  const passed = await runChecks();
  process.exitCode = passed ? 0 : 1;
} else printSizes(process.argv[sizes + 1] ?? root);
