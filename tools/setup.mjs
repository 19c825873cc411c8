// Makes a fresh clone ready: Node 24, the packages, the built web client. Runs before npm start and npm test,
// on whatever Node the machine has, so it imports nothing but Node and its own parts.
// When all is up to date it does nothing and says nothing.
import { SetUpError, errorCode } from './setup/checkout.mjs';
import {
  describeNode,
  installNode,
  linkNeeded,
  linkNode,
  nodeNeeded,
  tryNode,
} from './setup/node-runtime.mjs';
import { installPackages, packagesNeeded } from './setup/packages.mjs';
import { stopNpm } from './setup/run-npm.mjs';
import { releaseLock, withSetUpLock } from './setup/set-up-lock.mjs';
import { buildWeb, isWebBuilt, webBuildNeeded } from './setup/web-build.mjs';

/** @typedef {{ doing?: () => string, needed: () => boolean, run: () => void | Promise<void> }} Step */

/** @type {Step} */
const node = { doing: () => `installing ${describeNode()}`, needed: nodeNeeded, run: installNode };
/** @type {Step} */
const trial = { needed: linkNeeded, run: tryNode };
/** @type {Step} */
const packages = { doing: () => 'installing packages', needed: packagesNeeded, run: installPackages };
/** @type {Step} */
const link = { needed: linkNeeded, run: linkNode };
/** @type {Step} */
const web = { doing: () => 'building the web client', needed: webBuildNeeded, run: buildWeb };
/**
 * Development draws pages from their sources; the build gives what it does not draw, and may be an old one.
 * @type {Step}
 */
const anyWeb = { ...web, needed: () => !isWebBuilt() && webBuildNeeded() };

/** For any command that shows no screens. */
const command = [node, trial, packages, link];

/**
 * By the last argument; after an installation by hand only the Node is missing.
 * @type {Record<string, Step[] | undefined>}
 */
const stepsFor = {
  start: [...command, web],
  test: [...command, web],
  dev: [...command, anyWeb],
  installed: [node, trial, link],
};

/** @param {Step} step */
async function runStep({ doing, needed, run }) {
  // Asked again: another set-up may have done it while we waited.
  if (!needed()) return;
  if (!doing) return run();
  const startedAt = Date.now();
  process.stdout.write(`Set-up: ${doing()} … `);
  try {
    await run();
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
  process.stdout.write(`${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

/** @param {Step[]} steps */
async function setUp(steps) {
  if (!steps.some(({ needed }) => needed())) return;
  await withSetUpLock(async () => {
    for (const step of steps) await runStep(step);
  });
}

/** @param {unknown} error */
function explain(error) {
  if (error instanceof SetUpError) return error.message;
  const code = errorCode(error);
  if (code === 'ENOSPC') return 'the disk is full: free some space and run this again';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    const { path } = /** @type {NodeJS.ErrnoException} */ (error);
    return `this user may not write ${path}: run this as the owner of the folder`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** @param {number} status */
async function stop(status) {
  await stopNpm();
  releaseLock();
  process.exit(status);
}
process.once('SIGINT', () => void stop(130));
process.once('SIGTERM', () => void stop(143));

const mode = process.argv.at(-1) ?? '';
try {
  await setUp(stepsFor[mode] ?? command);
} catch (error) {
  console.error(`Set-up failed: ${explain(error)}.`);
  // An installation by hand has done its own part; the next start tries ours again.
  process.exitCode = mode === 'installed' ? 0 : 1;
}
