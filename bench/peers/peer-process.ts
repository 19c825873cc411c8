import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { childrenOf } from '../measure/process-cost.ts';

const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));

/** One of those that are compared: a process that answers track queries on a port of this machine. */
export type Peer = { name: PeerName; pid: number; port: number; stop(): Promise<void> };
export const peerNames = ['service', 'service with memory', 'raw http', 'plain handler'] as const;
export type PeerName = (typeof peerNames)[number];

/**
 * The service as `npm start` runs it, after the set-up, with its database. Limits are off, and no answer is kept in memory:
 * each has to come from the database, as those of its rivals do.
 */
export function startService(dataDir: string): Promise<Peer> {
  return startAs('service', dataDir, { TRACKING_CACHE_MB: '0' });
}

/** The service with answers kept in memory as by default, on the database of the first. */
export function startCachingService(dataDir: string, socketDir: string): Promise<Peer> {
  // Only the usual variables of PostgreSQL's clients can name a socket, an address cannot.
  const database = { DATABASE_URL: 'postgres:///rohi', PGHOST: socketDir, PGUSER: 'postgres' };
  return startAs('service with memory', dataDir, database);
}

async function startAs(name: PeerName, dataDir: string, env: NodeJS.ProcessEnv): Promise<Peer> {
  const port = await findFreePort();
  const log = openSync(join(dataDir, `${name.replaceAll(' ', '-')}.log`), 'w');
  const npm = spawnService(dataDir, port, ['ignore', log, log], env);
  closeSync(log);
  await waitUntil(npm, () => isReady(port));
  // npm's shell gives its place to Node.
  const pid = childrenOf(npm.pid ?? 0)[0] ?? npm.pid ?? 0;
  return { name, pid, port, stop: () => end(npm) };
}

/** `npm start` without its set-up, which has run before the bench. */
export function spawnService(
  dataDir: string,
  port: number,
  stdio: ['ignore', number | 'pipe', number | 'ignore'],
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  return spawn('npm', ['start', '--ignore-scripts'], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      RATE_LIMIT: '0',
      DATA_DIR: dataDir,
      PORT: String(port),
      DATABASE_URL: '',
      LOG_LEVEL: '',
      ...env,
    },
    stdio,
  });
}

/** A peer of ours over the database that the service runs. */
export async function startPeer(
  name: 'raw http' | 'plain handler',
  script: URL,
  database: string,
  logFile: string,
): Promise<Peer> {
  const port = await findFreePort();
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, [fileURLToPath(script), database, String(port)], {
    stdio: ['ignore', log, 'inherit'],
  });
  closeSync(log);
  await waitUntil(child, () => isListening(port));
  return { name, pid: child.pid ?? 0, port, stop: () => end(child) };
}

/** Process and socket folder of the PostgreSQL server that runs on a data folder. */
export function findPostgres(dataDir: string): { pid: number; socketDir: string } {
  const lines = readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), socketDir: lines[4] ?? '' };
}

/** A port that nobody has at this moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function waitUntil(child: ChildProcess, isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) {
    if (child.exitCode !== null) throw new Error(`A peer ended at its start (exit ${child.exitCode}).`);
    await pause(20);
  }
}

/** Whether the service says that it is ready. */
export function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    (response) => response.text().then(() => response.status === 200),
    () => false,
  );
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (listening: boolean) => {
      socket.destroy();
      resolve(listening);
    };
    socket.on('connect', () => answer(true)).on('error', () => answer(false));
  });
}

/** Asks a process to end and waits until it has. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
