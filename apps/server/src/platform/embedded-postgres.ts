import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { completeLibraries, findBinaries } from './embedded-postgres-binaries.ts';
import {
  checkOwner,
  inspectCluster,
  makeCluster,
  makeDataDir,
  settleOwnership,
} from './embedded-postgres-cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { isAlive, removeStaleLockFiles } from './embedded-postgres-lock-files.ts';
import {
  anotherOwner,
  letGuestsFinish,
  superviseServer,
  takeOwnerLock,
  type OwnerLock,
} from './embedded-postgres-owner.ts';
import { chooseRunningAs } from './embedded-postgres-running-as.ts';
import { findRunningServer, stopOrphan, type RunningServer } from './embedded-postgres-running.ts';
import {
  gaveWay,
  launchServer,
  startFailure,
  waitUntilReady,
  type Exit,
  type ServerPlan,
} from './embedded-postgres-server.ts';
import {
  enterAsGuest,
  findOwner,
  isUnsettled,
  makeDatabase,
  openSession,
  settleRoles,
  tryOwnerLock,
  waitForOwnerLock,
  type Role,
} from './embedded-postgres-session.ts';
import type { DatabaseAddress } from './connections.ts';
import { databaseRoles } from './rights/database-roles.ts';
import { makeSocketDir, socketDirFor, socketFileIn } from './embedded-postgres-socket.ts';

export { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export type EmbeddedPostgres = {
  /** Folder of the server's Unix socket, and the socket itself (for drivers that take a path). */
  socketDir: string;
  socketFile: string;
  /** True when this process owns the server and therefore stops it; false when it joined that of another process. */
  owner: boolean;
  /**
   * Resolves if the server has ended for good without us having asked. A crash is answered with a start anew first,
   * on the same socket, so pools find it again by themselves. Never resolves for a joined server.
   */
  ended: Promise<Exit>;
  /** How often the server was started anew after a crash; 0 for a joined server. */
  restarts(): number;
  /** The owner stops the server and waits until it is gone; a command lets others that joined it finish first. */
  stop(): Promise<void>;
};

/** Where the database of the service is, and that of the owner of its tables. */
export function addressesOf({ socketFile }: Pick<EmbeddedPostgres, 'socketFile'>): {
  service: DatabaseAddress;
  owner: DatabaseAddress;
} {
  const place = { socketFile, database: DATABASE };
  return {
    service: { ...place, user: databaseRoles.service },
    owner: { ...place, user: databaseRoles.owner },
  };
}

export type EmbeddedPostgresOptions = {
  /** DATA_DIR; the cluster goes into its folder `pg`. */
  dataDir: string;
  /** False for throw-away data of tests only: nothing is forced to the disk then. */
  durable?: boolean;
  /** Server settings over ours. */
  settings?: Record<string, string>;
  /**
   * A service must be the one owner of the folder, and waits for a command that is; a command joins a running server or
   * runs its own for its time.
   */
  role: Role;
  /** Called with what the person at the terminal should know, a line at a time. */
  log?: (line: string) => void;
};

/** The database of the service itself. */
const DATABASE = 'rohi';

const MEETINGS_TOLERATED = 30;

type Start = Required<Omit<EmbeddedPostgresOptions, 'durable'>> & {
  durable: boolean;
  cluster: string;
  socketDir: string;
  /** Commands that this start has waited for. */
  waitedFor: Set<number>;
};

/**
 * Starts PostgreSQL on the data folder, or joins the server that runs there, and makes the database `rohi`. Throws
 * EmbeddedPostgresError with a message of one line for the person at the terminal.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    return await startOrJoin(await prepareStart(options));
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new EmbeddedPostgresError(`PostgreSQL could not be started on ${options.dataDir}: ${reason}`, {
      cause: error,
    });
  }
}

/** Others may start, stop or die on the same folder at the same moment: after each such meeting we look again. */
async function startOrJoin(start: Start): Promise<EmbeddedPostgres> {
  let refusal = new EmbeddedPostgresError(
    `PostgreSQL does not come to rest on ${start.cluster}: start again.`,
  );
  for (let meeting = 1; meeting <= MEETINGS_TOLERATED; meeting += 1) {
    const { size: waits } = start.waitedFor;
    const running = await findRunningServer(start);
    const result = running === null ? await startServer(start) : await useServer(start, running);
    if (result !== null && !(result instanceof EmbeddedPostgresError)) return result;
    if (result !== null) refusal = result;
    // What was waited for is no meeting that failed.
    if (start.waitedFor.size > waits) meeting = 0;
    await pause(Math.min(10 * meeting, 500));
  }
  throw refusal;
}

/** Makes a database if it is missing. */
export async function ensureDatabase(socketFile: string, name: string): Promise<void> {
  const session = await openSession(resolve(socketFile, '..'), 'command');
  if (typeof session === 'string') {
    throw new EmbeddedPostgresError(`No PostgreSQL server answers at ${socketFile}.`);
  }
  try {
    await makeDatabase(session, name);
  } finally {
    await session.end();
  }
}

async function prepareStart(options: EmbeddedPostgresOptions): Promise<Start> {
  const wanted = resolve(options.dataDir);
  if (/[\n\r]/.test(wanted)) {
    throw new EmbeddedPostgresError('DATA_DIR must not contain a line break.');
  }
  await makeDataDir(wanted);
  // The one true path: it stands in PostgreSQL's lock file and names the folder of a long socket path.
  const dataDir = await realpath(wanted);
  const cluster = join(dataDir, 'pg');
  await checkOwner(cluster);
  return {
    durable: true,
    settings: {},
    log: () => {},
    ...options,
    dataDir,
    cluster,
    socketDir: socketDirFor(cluster),
    waitedFor: new Set(),
  };
}

/** A command joins; a service takes over what was left behind (null: look again), or finds another owner. */
async function useServer(
  start: Start,
  running: RunningServer,
): Promise<EmbeddedPostgres | EmbeddedPostgresError | null> {
  const { session } = running;
  try {
    if (start.role === 'command') {
      await enterAsGuest(session);
      await makeDatabase(session, DATABASE);
      await settleRoles(running.socketDir, DATABASE);
      return {
        ...addressOf(running.socketDir),
        owner: false,
        ended: new Promise(() => {}),
        restarts: () => 0,
        stop: () => session.end(),
      };
    }
    if (await tryOwnerLock(session)) {
      await stopOrphan(running, start);
      await session.end();
      return null;
    }
    const owner = await findOwner(session);
    if (owner?.role === 'command' && isAlive(owner.pid)) {
      sayWaiting(start, owner.pid);
      // A command stops its server at its end, and this connection with it; one that is killed leaves it behind.
      await waitForOwnerLock(session);
      await stopOrphan(running, start);
      await session.end();
      return null;
    }
    await session.end();
    const refusal = anotherOwner(start.dataDir, owner);
    // PostgreSQL notices the end of a killed owner a moment later.
    if (owner !== null && isAlive(owner.pid)) throw refusal;
    return refusal;
  } catch (error) {
    await session.end();
    if (isUnsettled(error)) return null;
    throw error;
  }
}

/** Each command is named once, however often we look. */
function sayWaiting({ dataDir, log, waitedFor }: Start, pid: number): void {
  if (waitedFor.has(pid)) return;
  waitedFor.add(pid);
  log(
    `A command is working on the data folder ${dataDir} (process ${pid}): the service starts when it has finished`,
  );
}

/** Starts a server of our own; null, or the words of the server, when another process was faster. */
async function startServer(start: Start): Promise<EmbeddedPostgres | EmbeddedPostgresError | null> {
  const plan = await prepareServer(start);
  const server = launchServer(plan);
  const exit = await waitUntilReady(server, plan);
  if (exit !== null) {
    await server.closed;
    const failure = startFailure(server, exit, plan);
    if (gaveWay(server, exit)) return failure;
    throw failure;
  }
  const lock = await takeOwnerLock(plan.socketDir, start.role);
  if (lock === null) {
    // Another start connected first, takes this server for an orphan and ends it.
    server.kill('SIGINT');
    await server.exit;
    return null;
  }
  const supervisor = superviseServer(plan, server);
  const stop = once(() => stopOwned(start, lock, supervisor.stop));
  try {
    const session = lock.session();
    if (session !== null) await makeDatabase(session, DATABASE);
    await settleRoles(plan.socketDir, DATABASE);
  } catch (error) {
    await stop();
    // Another start was already ending this server when we took the lock.
    if (isUnsettled(error)) return null;
    throw error;
  }
  const { ended, restarts } = supervisor;
  return { ...addressOf(plan.socketDir), owner: true, ended, restarts, stop };
}

async function stopOwned(start: Start, lock: OwnerLock, stopServer: () => Promise<void>): Promise<void> {
  if (start.role === 'command') await letGuestsFinish(lock, start.log);
  lock.expectEnd();
  await stopServer();
  await lock.release();
}

async function prepareServer(start: Start): Promise<ServerPlan> {
  const { dataDir, cluster, socketDir, durable, settings, log } = start;
  const before = await inspectCluster(cluster);
  await makeSocketDir(socketDir, cluster);
  const binaries = findBinaries();
  const libraries = completeLibraries(binaries.packageRoot, join(dataDir, 'pg.lib'));
  const env: NodeJS.ProcessEnv = {
    PATH: `${process.env['PATH'] ?? ''}:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin`,
    TZ: 'UTC',
    LC_ALL: 'C',
    ...(libraries === null ? {} : { LD_LIBRARY_PATH: libraries }),
  };
  const clusterUid = before === 'missing' ? null : before.uid;
  const as = await chooseRunningAs({ postgres: binaries.postgres, dataDir, clusterUid, env });
  if (clusterUid === null) await makeCluster({ dataDir, cluster, initdb: binaries.initdb, as, durable, env });
  else {
    await checkOwner(cluster, as.dataUid);
    await settleOwnership(cluster, clusterUid, as);
  }
  await removeStaleLockFiles(cluster, socketDir);
  return { dataDir, cluster, socketDir, binaries, as, durable, settings, env, log };
}

function addressOf(socketDir: string): Pick<EmbeddedPostgres, 'socketDir' | 'socketFile'> {
  return { socketDir, socketFile: socketFileIn(socketDir) };
}

/** Two signals at the terminal stop the server once. */
function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => (running ??= action());
}
