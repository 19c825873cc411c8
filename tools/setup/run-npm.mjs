// Starts npm under a chosen Node and turns its failures into one line each.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { SetUpError, root } from './checkout.mjs';
import { noteWorker } from './set-up-lock.mjs';

/** Flags given to the outer npm would otherwise change what we ask of the inner one. */
const notInherited =
  /^npm_config_(?:dry_run|global|include|location|loglevel|omit|only|package_lock_only|production|workspaces?)$/i;

/** npm's error codes, and what they mean for the one who started us. */
const knownFailures = [
  { code: /ENOSPC/, means: 'the disk is full: free some space and run this again' },
  { code: /EACCES|EPERM|EROFS/, means: 'this user may not write here: run this as the owner of the folder' },
  { code: /EINTEGRITY/, means: 'a package arrived altered: run "npm cache clean --force", then this again' },
  {
    code: /EUSAGE/,
    means: 'package.json and package-lock.json disagree: run "npm install" and commit the lock',
  },
  { code: /E401|E403/, means: 'the package registry refused access: see the registry set in .npmrc' },
  {
    code: /E404|ETARGET/,
    means: 'the package registry lacks a version we need: see the registry set in .npmrc',
  },
  { code: /ENOTEMPTY|EBUSY/, means: 'something else uses node_modules: end it and run this again' },
  {
    code: /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|UNREACH|ENOTCACHED|SOCKET|CERT|E5\d\d/,
    means:
      'the package registry cannot be reached: connect to the network (or set a proxy) and run this again',
  },
];

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;
let stopping = false;

/** Ends the npm we are waiting for, if any; it takes back what it has begun, so this takes a moment. */
export async function stopNpm() {
  stopping = true;
  const child = running;
  if (child?.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await ended;
}

/**
 * Installs exactly what the lock of a folder says, without running any install script.
 * @param {string} node the Node to run npm with
 * @param {string} folder
 * @param {string[]} [more] further flags
 */
export async function npmCi(node, folder, more = []) {
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=warn'];
  // A dead network is noticed in seconds, not minutes; what the cache has needs none.
  const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  try {
    await npm(node, ['ci', '--prefix', folder, '--prefer-offline', ...quiet, ...patience, ...more]);
  } catch (error) {
    // npm's own note of what it installed: without it a half is never taken for the whole.
    rmSync(join(folder, 'node_modules', '.package-lock.json'), { force: true });
    throw error;
  }
}

/**
 * Runs npm; it stays quiet unless it fails in a way we do not know.
 * @param {string} node the Node to run npm with, and what it starts
 * @param {string[]} args
 */
export async function npm(node, args) {
  const { status, output } = await collect(node, args);
  // We are about to end: neither go on nor report anything.
  if (stopping) await new Promise(() => {});
  // On a full disk npm cuts files short, warns, and ends with 0.
  if (status === 0 && !output.includes('TAR_ENTRY_ERROR')) return;
  const codes = output.match(/(?<=^npm (?:error|ERR!) (?:code|errno) |TAR_ENTRY_ERROR ).+|ENOSPC/gm) ?? [];
  const failure = knownFailures.find(({ code }) => codes.some((pattern) => code.test(pattern)));
  if (failure) throw new SetUpError(failure.means);
  process.stdout.write(`\n${output.trim().split('\n').slice(-40).join('\n')}\n`);
  throw new SetUpError(`"npm ${args[0]}" failed as shown above`);
}

/**
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function collect(node, args) {
  const [command, ...before] = npmCommand(node);
  const child = spawn(command, [...before, ...args], {
    cwd: root,
    env: environment(node),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
  });
  running = child;
  noteWorker(child.pid);
  /** @type {Buffer[]} */
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', () => reject(new SetUpError('npm was not found: install npm and run this again')));
    child.on('close', (status) => resolve({ status, output: Buffer.concat(chunks).toString() }));
  }).finally(() => (running = undefined));
}

/**
 * The npm that started us when there is one, else the machine's.
 * @param {string} node
 * @returns {[string, ...string[]]}
 */
function npmCommand(node) {
  const script = process.env.npm_execpath;
  return script?.endsWith('npm-cli.js') ? [node, script] : ['npm'];
}

/** @param {string} node */
function environment(node) {
  const inherited = Object.entries(process.env).filter(([name]) => !notInherited.test(name));
  const env = Object.fromEntries(inherited);
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  env[pathName] = [dirname(node), env[pathName]].filter(Boolean).join(delimiter);
  return env;
}
