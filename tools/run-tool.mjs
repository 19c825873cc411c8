// Starts programs for the other tools.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The root of the checkout, wherever the tool was called from. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a script under this Node and collects what it prints.
 * @param {string[]} command a script's path from the root, then its arguments
 */
export function runQuietly([script = '', ...args]) {
  return collect(
    spawn(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
}

/**
 * Runs npm, the one that started us when there is one, and collects what it prints.
 * @param {string[]} args
 */
export function runNpm(args) {
  const npm = process.env['npm_execpath'];
  if (npm?.endsWith('npm-cli.js')) return runQuietly([npm, ...args]);
  const shell = process.platform === 'win32';
  return collect(spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell }));
}

/**
 * Runs a script under this Node with our own input, and our own output unless another is given.
 * @param {string[]} command a script's path from the root, then its arguments
 * @param {Record<string, string>} [env] added to ours
 * @param {number | 'inherit'} [output] an open file for what it prints
 * @returns {Promise<number>} its exit code
 */
export function runLoudly([script = '', ...args], env = {}, output = 'inherit') {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['inherit', output, output],
    env: { ...process.env, ...env },
  });
  // A terminal sends Ctrl-C to the whole group; SIGTERM comes to us alone.
  const stop = () => child.kill('SIGTERM');
  process.once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGTERM', stop);
      resolve(code ?? 1);
    });
  });
}

/**
 * A duration for people.
 * @param {number} startedAt of performance.now()
 */
export function secondsSince(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

/**
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable,
 * import('node:stream').Readable>} child
 * @returns {Promise<{ status: number, output: string }>}
 */
function collect(child) {
  /** @type {Buffer[]} */
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ status: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}
