import type { ChildProcess, StdioOptions } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endChild, startChild } from '../measure/children.ts';
import { findFreePort, poolSize, trackQuestion, waitUntil, type Peer } from './peer.ts';
import { openTurnWatch, type TurnWatch } from '../measure/process-turns.ts';
import { testKeySetting } from '../../apps/server/test/secrets-key.ts';

const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));
const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

export type PostgresServer = { pid: number; socketDir: string; socketFile: string };

/**
 * The service as `npm start` runs it, with its database. Limits are off, and no answer is cached: each has to come
 * from the database, as those of its rivals do.
 */
export function startService(dataDir: string, name = 'service'): Promise<Peer> {
  return startAs(name, dataDir, { TRACKING_CACHE_MB: '0' }, 'TRACKING_CACHE_MB=0');
}

/** The service with answers cached as by default, on the database of the first. */
export function startCachingService(dataDir: string, name = 'service, warm'): Promise<Peer> {
  return startAs(name, dataDir, databaseOf(dataDir), 'TRACKING_CACHE_MB as by default');
}

function databaseOf(dataDir: string): NodeJS.ProcessEnv {
  // Only the usual variables of PostgreSQL's clients can name a socket, an address cannot.
  const { socketDir } = findPostgres(dataDir);
  return { DATABASE_URL: 'postgres:///rohi', PGHOST: socketDir, PGUSER: 'rohi_service' };
}

/** A service with processes that can be asked what they have done. */
export type WatchedService = Peer & Pick<TurnWatch, 'read'>;

/**
 * The service as most machines run it, to see what one feels of another: one process that answers, one for long work,
 * and the supervisor; PROCESSES says how many answer. No answer is cached.
 */
export function startWatchedService(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<WatchedService> {
  return startWatched('service', dataDir, { TRACKING_CACHE_MB: '0', ...env }, 'TRACKING_CACHE_MB=0');
}

/** The same with answers cached as by default, and its garbage collected whenever it is asked for its figures. */
export function startCollectedService(dataDir: string): Promise<WatchedService> {
  return startWatched('service', dataDir, { TURNS_COLLECT: '1' }, 'TRACKING_CACHE_MB as by default');
}

/** The same with answers cached as by default, on the database of a service that runs already. */
export function startWatchedCachingService(dataDir: string, name: string): Promise<WatchedService> {
  return startWatched(name, dataDir, databaseOf(dataDir), 'TRACKING_CACHE_MB as by default');
}

async function startWatched(
  name: string,
  dataDir: string,
  env: NodeJS.ProcessEnv,
  settings: string,
): Promise<WatchedService> {
  const watch = openTurnWatch();
  const PROCESSES = process.env['PROCESSES'] || '1';
  const all = { PROCESSES, ...watch.env, ...env };
  const peer = await startAs(name, dataDir, all, `PROCESSES=${PROCESSES}, ${settings}`);
  const stop = () => peer.stop().finally(watch.close);
  return { ...peer, read: watch.read, stop };
}

async function startAs(
  name: string,
  dataDir: string,
  env: NodeJS.ProcessEnv,
  settings: string,
): Promise<Peer> {
  const port = await findFreePort();
  const logFile = join(dataDir, `${name.replaceAll(/\W+/g, '-')}.log`);
  const log = openSync(logFile, 'w');
  // What it costs is read of one process.
  const one = { PROCESSES: process.env['PROCESSES'] || '0' };
  const child = spawnService(dataDir, port, ['ignore', log, log], { ...one, ...env });
  closeSync(log);
  await waitUntil(child, () => isReady(port), logFile);
  return {
    name,
    pid: child.pid ?? 0,
    port,
    settings: `RATE_LIMIT=0, ${settings}; a pool of ${poolSize}; log into a file`,
    questionOf: trackQuestion,
    stop: () => endChild(child),
  };
}

/** What `npm start` becomes after its set-up, which has run before the bench. */
export function spawnService(
  dataDir: string,
  port: number,
  stdio: StdioOptions,
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  return startChild(process.execPath, [main], {
    cwd: repositoryRoot,
    env: {
      ...environmentOf(dataDir),
      RATE_LIMIT: '0',
      PORT: String(port),
      LOG_LEVEL: '',
      ...env,
    },
    stdio,
  });
}

/** The environment of a command on a data folder of the bench, with the key that the service has there. */
export function environmentOf(dataDir: string): NodeJS.ProcessEnv {
  return { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SECRETS_KEY: testKeySetting };
}

/** The PostgreSQL server that runs on a data folder. */
export function findPostgres(dataDir: string): PostgresServer {
  const lines = readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n');
  const socketDir = lines[4] ?? '';
  return { pid: Number(lines[0]), socketDir, socketFile: join(socketDir, '.s.PGSQL.5432') };
}

/** Whether the service says that it is ready. */
export function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    (response) => response.text().then(() => response.status === 200),
    () => false,
  );
}
