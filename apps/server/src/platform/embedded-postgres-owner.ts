import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { removeStaleLockFiles } from './embedded-postgres-lock-files.ts';
import {
  openSession,
  tryOwnerLock,
  waitForGuests,
  type Role,
  type Session,
} from './embedded-postgres-session.ts';
import {
  launchServer,
  startFailure,
  endedOnFullDisk,
  waitUntilReady,
  type Exit,
  type ServerPlan,
  type ServerProcess,
} from './embedded-postgres-server.ts';

/** The mark of the one owner of a data folder. It falls with this process, however that ends. */
export type OwnerLock = {
  session(): Session | null;
  /** From now on the end of the connection is expected and not answered with a new one. */
  expectEnd(): void;
  release(): Promise<void>;
};

/** Takes the lock on a running server, or returns null when another process has it or the server is going away. */
export async function takeOwnerLock(socketDir: string, role: Role): Promise<OwnerLock | null> {
  let held: Session | null = null;
  const state = { isEnding: false };

  async function take(): Promise<boolean> {
    let opened: Session | null = null;
    const session = await openSession(socketDir, role, () => {
      if (opened === null || held !== opened || state.isEnding) return;
      held = null;
      void opened.end();
      void regain();
    });
    if (typeof session === 'string') return false;
    opened = session;
    const isTaken = await tryOwnerLock(session).catch(() => false);
    if (isTaken && !state.isEnding) held = session;
    else await session.end();
    return held !== null;
  }
  // A crash of one database process makes PostgreSQL cut all connections, this one too.
  async function regain(): Promise<void> {
    while (!state.isEnding && !(await take().catch(() => false))) await pause(20);
  }

  if (!(await take())) return null;
  return {
    session: () => held,
    expectEnd() {
      state.isEnding = true;
    },
    async release() {
      state.isEnding = true;
      await held?.end();
    },
  };
}

/** A crash is answered with a start anew; as many that fail one after the other mean that it will not get better. */
const FAILED_STARTS_TOLERATED = 5;

/** A full disk gets better when somebody makes room: it is tried for as long as it takes. */
const FULL_DISK_PAUSE_MS = 10_000;
const FULL_DISK_REPORTED_EVERY_MS = 60_000;

/** After that the server is ended without writing everything down, and repairs itself at the next start. */
const STOP_PATIENCE_MS = 5_000;

export type Supervisor = {
  ended: Promise<Exit>;
  /** How often the server was started anew because it had ended by itself. */
  restarts(): number;
  stop(): Promise<void>;
};

/** Keeps the server alive from now on, until `stop`. */
export function superviseServer(plan: ServerPlan, first: ServerProcess): Supervisor {
  const ended = Promise.withResolvers<Exit>();
  let server = first;
  let failedStarts = 0;
  let restarts = 0;
  let isStopping = false;

  let reportedFullAt = Number.NEGATIVE_INFINITY;

  function reportFullDisk(): void {
    if (performance.now() - reportedFullAt < FULL_DISK_REPORTED_EVERY_MS) return;
    reportedFullAt = performance.now();
    plan.log(
      `The disk of ${plan.cluster} is full, and PostgreSQL has stopped: it starts again once there is room.`,
    );
  }
  async function startAnew(exit: Exit): Promise<void> {
    const isFull = endedOnFullDisk(server);
    if (isFull) reportFullDisk();
    else plan.log(`PostgreSQL ended unexpectedly (${exit.signal ?? `exit ${exit.code}`}): starting it again`);
    await pause(Math.min(200 * failedStarts, FULL_DISK_PAUSE_MS));
    await removeStaleLockFiles(plan.cluster, plan.socketDir);
    if (isStopping) return;
    server = launchServer(plan);
    restarts += 1;
    failedStarts += 1;
    void waitUntilReady(server, plan).then((failed) => (failedStarts = failed === null ? 0 : failedStarts));
  }
  async function watch(): Promise<void> {
    for (;;) {
      const exit = await server.exit;
      if (isStopping) return;
      // Exit 0 means that somebody asked it to stop: an administrator, or the next owner of the folder.
      if (exit.code === 0) return ended.resolve(exit);
      try {
        if (failedStarts >= FAILED_STARTS_TOLERATED && !endedOnFullDisk(server))
          throw startFailure(server, exit, plan);
        await startAnew(exit);
      } catch (error) {
        plan.log(error instanceof Error ? error.message : String(error));
        return ended.resolve(exit);
      }
      if (isStopping) return;
    }
  }

  const watching = watch();
  async function stop(): Promise<void> {
    isStopping = true;
    server.kill('SIGINT');
    const force = setTimeout(() => server.kill('SIGQUIT'), STOP_PATIENCE_MS);
    await watching;
    await server.exit;
    clearTimeout(force);
  }
  return { ended: ended.promise, restarts: () => restarts, stop };
}

/** Before a command stops its server, other commands that use it may finish. */
export async function letGuestsFinish(lock: OwnerLock, log: (line: string) => void): Promise<void> {
  const session = lock.session();
  if (session === null) return;
  const notice = setTimeout(() => log('Waiting for another command that uses the same database'), 1_000);
  try {
    await waitForGuests(session);
  } catch {
    // The server has gone meanwhile, and the guests with it.
  } finally {
    clearTimeout(notice);
  }
}

export function anotherOwner(
  dataDir: string,
  owner: { role: Role; pid: number } | null,
): EmbeddedPostgresError {
  const process = owner === null ? '' : ` (process ${owner.pid})`;
  if (owner?.role === 'command') {
    return new EmbeddedPostgresError(
      `A command is working on the data folder ${dataDir}${process} and does not come to its end: start again.`,
    );
  }
  return new EmbeddedPostgresError(
    `Another service is already running on the data folder ${dataDir}${process}: stop it, or set DATA_DIR and PORT.`,
  );
}
