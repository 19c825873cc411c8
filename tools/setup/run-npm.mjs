// Starts npm under a chosen Node and turns its failures into one line each.
import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A failure whose message says in one line what happened and what to do. */
export class SetUpError extends Error {}

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
  {
    code: /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|UNREACH|ENOTCACHED|SOCKET|CERT|E5\d\d/,
    means:
      'the package registry cannot be reached: connect to the network (or set a proxy) and run this again',
  },
];

/** @type {(() => void) | undefined} */
let stopChild;

/** Ends the npm we are waiting for, if any. */
export function stopNpm() {
  stopChild?.();
}

/**
 * Installs exactly what the lock of a folder says, without running any install script.
 * @param {string} node the Node to run npm with
 * @param {string} folder
 * @param {string[]} [more] further flags
 */
export async function npmCi(node, folder, more = []) {
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  // A dead network is noticed in seconds, not minutes; what the cache has needs none.
  const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  await npm(node, ['ci', '--prefix', folder, '--prefer-offline', ...quiet, ...patience, ...more]);
}

/**
 * Runs npm; it stays quiet unless it fails in a way we do not know.
 * @param {string} node the Node to run npm with, and what it starts
 * @param {string[]} args
 */
export async function npm(node, args) {
  const { status, output } = await collect(node, args);
  if (status === 0) return;
  const codes = output.match(/(?<=^npm (?:error|ERR!) (?:code|errno) ).+|ENOSPC/gm)?.join(' ') ?? '';
  const known = knownFailures.find(({ code }) => code.test(codes));
  if (known) throw new SetUpError(known.means);
  process.stdout.write(`\n${output.trim()}\n`);
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
  stopChild = () => child.kill('SIGTERM');
  /** @type {Buffer[]} */
  const said = [];
  child.stdout.on('data', (chunk) => said.push(chunk));
  child.stderr.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', () => reject(new SetUpError('npm was not found: install npm and run this again')));
    child.on('close', (status) => resolve({ status, output: Buffer.concat(said).toString() }));
  }).finally(() => (stopChild = undefined));
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
