// npm run dev: the product under development on one address. Pages come from their sources with hot reload (Vite); the
// service is started anew when a source of it or of the contract changes, on a PostgreSQL that stays. It has data of
// its own: a migration that is still being written must not meet the data of npm start.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres.ts';
import { startDevServer } from '../apps/web/build/dev-server.ts';
import { root } from './run-tool.mjs';

const dataDir = join(root, '.cache/dev-data');
/** Another than that of `npm start`: both may run, and a browser keeps what they store apart. */
const usualPort = 5173;
/** Migrations are not among them: one that is saved half written would be run. */
const sources = ['apps/server/src', 'packages/contract/src'].map((folder) => join(root, folder));

/**
 * Settings of the service. What leads to the data or the visitors of `npm start` is left out.
 * @type {(port: number, address: string, socketDir: string) => NodeJS.ProcessEnv}
 */
const settingsOf = (port, address, socketDir) => ({
  ...process.env,
  DATA_DIR: dataDir,
  FILES_DIR: '',
  BACKUP_DIR: '',
  ARCHIVE_DIR: '',
  SECRETS_KEY: '',
  SECRETS_KEY_FILE: '',
  SMTP_URL: '',
  ADMIN_PORT: '',
  DATABASE_URL: 'postgres:///rohi?user=rohi_service',
  OWNER_DATABASE_URL: 'postgres:///rohi?user=rohi_owner',
  PGHOST: socketDir,
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: address,
  DEMO: process.env['DEMO'] || 'on',
  LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
  STOP_NOTICE_MS: '0',
  // One process is there again sooner after an edit.
  PROCESSES: process.env['PROCESSES'] || '0',
});

/** @type {(env: NodeJS.ProcessEnv, isReady: () => void) => import('node:child_process').ChildProcess} */
function startService(env, isReady) {
  const main = join(root, 'apps/server/src/main.ts');
  const child = spawn(process.execPath, [main], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.startsWith('Rohi Abreshim is ready')) return console.log(line);
    console.log('The service answers.');
    isReady();
  });
  return child;
}

/**
 * Runs the service and starts it anew on demand, also after it has ended by itself. Not by Node's own --watch, which on
 * Linux loses sight of a file that an editor has replaced.
 * @param {NodeJS.ProcessEnv} env
 */
function keepService(env) {
  /** @type {ReturnType<typeof startService> | undefined} */
  let child;
  /** Stops and starts, one after the other. */
  let turn = Promise.resolve();
  let isStopping = false;
  /** @type {PromiseWithResolvers<void>} */
  let answering = Promise.withResolvers();

  function start() {
    isStopping = false;
    const { resolve } = answering;
    child = startService(env, resolve).once('exit', () => {
      if (isStopping) return;
      console.log('The service has ended. It starts again when a source changes.');
      resolve();
    });
  }

  async function stop() {
    isStopping = true;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  start();
  return {
    /** What changes while it stops is read by the start that follows. */
    reload() {
      if (isStopping) return;
      isStopping = true;
      const { resolve } = answering;
      answering = Promise.withResolvers();
      // Who waits for the former start waits for this one.
      resolve(answering.promise);
      turn = turn.then(stop).then(start);
    },
    end() {
      turn = turn.then(stop);
      return turn;
    },
    /** Resolves once it answers, or has ended by itself. */
    settled: () => answering.promise,
  };
}

/** A port that was free a moment ago. */
async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Ends with one line.
 * @param {unknown} error
 */
function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  end(1);
}

/** @type {import('../apps/server/src/platform/embedded-postgres.ts').EmbeddedPostgres | undefined} */
let postgres;
/** @type {ReturnType<typeof keepService> | undefined} */
let service;
/** @type {Awaited<ReturnType<typeof startDevServer>> | undefined} */
let pages;
let isEnding = false;

/** @param {number} status */
function end(status) {
  if (isEnding) return;
  isEnding = true;
  void Promise.all([pages?.close(), service?.end()])
    .then(() => postgres?.stop())
    .finally(() => process.exit(status));
}

async function develop() {
  postgres = await startEmbeddedPostgres({ dataDir, role: 'service', log: console.log });
  void postgres.ended.then(() => fail('PostgreSQL ended and could not be started again.'));
  // A terminal sends them to all its processes, and npm sends ours once more.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
  const port = await findFreePort();
  const publicPort = Number(process.env['PORT'] || usualPort) || (await findFreePort());
  const address = `http://127.0.0.1:${publicPort}`;
  const { settled, reload } = (service = keepService(settingsOf(port, address, postgres.socketDir)));
  // Both at once would keep each other waiting.
  await settled();
  pages = await startDevServer(publicPort, { port, settled });
  pages.watcher.add(sources).on('all', (_event, file) => {
    if (!sources.some((folder) => file.startsWith(folder)) || !/(?<!\.test)\.ts$/.test(file)) return;
    console.log(`${relative(root, file)} has changed: the service starts anew.`);
    reload();
  });
  console.log(`Rohi Abreshim is ready: ${address}`);
}

await develop().catch(fail);
