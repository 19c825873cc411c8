import pg from 'pg';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { settlingStatements } from './rights/database-roles.ts';

/** One connection to the maintenance database. It holds the locks that say who uses the data folder, and how. */
export type Session = {
  ask<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Ends the connection, and with it its locks; what is under way fails. */
  end(): Promise<void>;
};

export type Role = 'service' | 'command';

/** Three advisory locks of the database "postgres": the first number is "rohi" in letters. */
const OWNER_LOCK = { space: 0x726f_6869, key: 1 };
const GUEST_LOCK = { space: 0x726f_6869, key: 2 };
const BACKUP_LOCK = { space: 0x726f_6869, key: 3 };

/** Codes of a server that is not there at all. */
const ABSENT = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'ENOTDIR']);

/** Codes of one that is starting, stopping, restarting or full: the next attempt may fare better. */
const UNSETTLED = new Set(['57P01', '57P02', '57P03', '53300', 'ECONNRESET', 'EPIPE', 'EAGAIN']);

/** The driver gives a lost connection, and one that does not come about in time, no code. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired)/;

export function isUnsettled(error: unknown): boolean {
  const code = errorCode(error);
  if (code === '') return error instanceof Error && LOST.test(error.message);
  return UNSETTLED.has(code) || ABSENT.has(code);
}

const CONNECT_MS = 5_000;
/** A server that does not take leave in time is left without. */
const LEAVE_MS = 1_000;

/**
 * Connects to the server of a socket folder. "absent": no server listens there; "unsettled": one does, but takes no
 * connections at the moment. Throws EmbeddedPostgresError when it refuses us for another reason.
 */
export async function openSession(
  socketDir: string,
  role: Role,
  onClose: () => void = () => {},
  user = 'postgres',
): Promise<Session | 'absent' | 'unsettled'> {
  const client = new pg.Client({
    host: socketDir,
    port: 5432,
    database: 'postgres',
    user,
    ssl: false,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: `rohi ${role} ${process.pid}`,
  });
  // The next use gets the failure; without a listener its end would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    if (ABSENT.has(errorCode(error))) return 'absent';
    if (isUnsettled(error)) return 'unsettled';
    throw new EmbeddedPostgresError(
      `The PostgreSQL server that runs at ${socketDir} refuses the connection: ${String(error)}`,
      { cause: error },
    );
  }
  client.on('end', onClose);
  return {
    ask: async (text, values = []) => (await client.query(text, [...values])).rows as never,
    end: () => leave(client),
  };
}

async function leave(client: pg.Client): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, LEAVE_MS);
  await Promise.race([client.end().catch(() => undefined), late.promise]);
  clearTimeout(timer);
}

/** Takes the lock of the one owner of the data folder; false when another process has it. */
export async function tryOwnerLock(session: Session): Promise<boolean> {
  const [row] = await session.ask<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
    OWNER_LOCK.space,
    OWNER_LOCK.key,
  ]);
  return row?.taken === true;
}

/** Resolves with the lock once its holder has ended, and left the server running; fails when the server ends. */
export async function waitForOwnerLock(session: Session): Promise<void> {
  await session.ask('select pg_advisory_lock($1, $2)', [OWNER_LOCK.space, OWNER_LOCK.key]);
}

/** Takes the turn to make a backup; false when another process has it. */
export async function tryBackupLock(session: Session): Promise<boolean> {
  const [row] = await session.ask<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
    BACKUP_LOCK.space,
    BACKUP_LOCK.key,
  ]);
  return row?.taken === true;
}

/** Who holds the owner lock, by the name its connection gave itself. */
export async function findOwner(session: Session): Promise<{ role: Role; pid: number } | null> {
  const [row] = await session.ask<{ name: string }>(
    `select a.application_name as name
    from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'advisory' and l.granted and l.objsubid = 2 and l.classid = $1 and l.objid = $2`,
    [OWNER_LOCK.space, OWNER_LOCK.key],
  );
  const [, role, pid] = /^rohi (service|command) (\d+)$/.exec(row?.name ?? '') ?? [];
  return role === undefined ? null : { role: role as Role, pid: Number(pid) };
}

/** Says that this process uses a server of another command, which then waits with stopping it. */
export async function enterAsGuest(session: Session): Promise<void> {
  await session.ask('select pg_advisory_lock_shared($1, $2)', [GUEST_LOCK.space, GUEST_LOCK.key]);
}

/** Resolves when no guest is left. */
export async function waitForGuests(session: Session): Promise<void> {
  await session.ask('select pg_advisory_lock($1, $2)', [GUEST_LOCK.space, GUEST_LOCK.key]);
}

/**
 * Makes the roles of the database, and hands it to its owner; safe to run from several processes at once. What is
 * settled already stays as it is. The name of the session is that of its process, as for any other.
 */
export async function settleRoles(socketDir: string, database: string): Promise<void> {
  const client = new pg.Client({
    host: socketDir,
    port: 5432,
    database,
    user: 'postgres',
    ssl: false,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: `rohi roles ${process.pid}`,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await settleOn(client);
  } finally {
    await leave(client);
  }
}

const SETTLE_TRIES = 5;

/**
 * Taking a database over locks its tables, which a service of an older version may be working with: the loser of a
 * deadlock tries again.
 */
async function settleOn(client: pg.Client): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await client.query(settlingStatements());
      return;
    } catch (error) {
      if (errorCode(error) !== '40P01' || tried === SETTLE_TRIES) throw error;
    }
  }
}

/** Makes the database if it is missing; safe to run from several processes at once. */
export async function makeDatabase(session: Session, name: string): Promise<void> {
  const found = await session.ask('select 1 from pg_database where datname = $1', [name]);
  if (found.length > 0) return;
  try {
    // From template0, because a connection of anybody to template1 would make this wait and fail.
    await session.ask(`create database ${pg.escapeIdentifier(name)} owner postgres template template0`);
  } catch (error) {
    if (!['42P04', '23505'].includes(errorCode(error))) throw error;
  }
}
