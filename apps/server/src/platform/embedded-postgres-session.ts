import postgres from 'postgres';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { socketFileIn } from './embedded-postgres-socket.ts';

/** One connection to the maintenance database. It holds the locks that say who uses the data folder, and how. */
export type Session = postgres.Sql;

export type Role = 'service' | 'command';

/** Two advisory locks of the database "postgres": the first number is "rohi" in letters. */
const OWNER_LOCK = { space: 0x726f_6869, key: 1 };
const GUEST_LOCK = { space: 0x726f_6869, key: 2 };

/** Codes of a server that is not there at all. */
const ABSENT = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'ENOTDIR']);

/** Codes of one that is starting, stopping, restarting or full: the next attempt may fare better. */
const UNSETTLED = new Set([
  ...['57P01', '57P02', '57P03', '53300', 'CONNECTION_CLOSED', 'CONNECTION_ENDED'],
  ...['CONNECTION_DESTROYED', 'CONNECT_TIMEOUT', 'ECONNRESET', 'EPIPE', 'EAGAIN'],
]);

export function isUnsettled(error: unknown): boolean {
  return UNSETTLED.has(errorCode(error)) || ABSENT.has(errorCode(error));
}

/**
 * Connects to the server of a socket folder. "absent": nobody listens there; "unsettled": somebody does, but takes no
 * connections at the moment. Throws EmbeddedPostgresError when it refuses us for another reason.
 */
export async function openSession(
  socketDir: string,
  role: Role,
  onClose: () => void = () => {},
): Promise<Session | 'absent' | 'unsettled'> {
  const session = postgres({
    path: socketFileIn(socketDir),
    database: 'postgres',
    user: 'postgres',
    max: 1,
    // A lock lives as long as its connection: the driver must not renew it by itself.
    max_lifetime: null,
    idle_timeout: 0,
    connect_timeout: 5,
    fetch_types: false,
    ssl: false,
    target_session_attrs: undefined as never,
    connection: { application_name: `rohi ${role} ${process.pid}` },
    onclose: onClose,
    // Warnings of a crash arrive here; the driver would print them.
    onnotice: () => {},
  });
  try {
    await session`select 1`;
    return session;
  } catch (error) {
    await session.end({ timeout: 0 });
    if (ABSENT.has(errorCode(error))) return 'absent';
    if (UNSETTLED.has(errorCode(error))) return 'unsettled';
    throw new EmbeddedPostgresError(
      `The PostgreSQL server that runs at ${socketDir} refuses the connection: ${String(error)}`,
      { cause: error },
    );
  }
}

/** Takes the lock of the one owner of the data folder; false when another process has it. */
export async function tryOwnerLock(session: Session): Promise<boolean> {
  const [row] = await session<{ taken: boolean }[]>`
    select pg_try_advisory_lock(${OWNER_LOCK.space}, ${OWNER_LOCK.key}) as taken`;
  return row?.taken === true;
}

/** Who holds the owner lock, by the name its connection gave itself. */
export async function findOwner(session: Session): Promise<{ role: Role; pid: number } | null> {
  const [row] = await session<{ name: string }[]>`
    select a.application_name as name
    from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'advisory' and l.granted and l.objsubid = 2
      and l.classid = ${OWNER_LOCK.space} and l.objid = ${OWNER_LOCK.key}`;
  const [, role, pid] = /^rohi (service|command) (\d+)$/.exec(row?.name ?? '') ?? [];
  return role === undefined ? null : { role: role as Role, pid: Number(pid) };
}

/** Says that this process uses a server of another command, which then waits with stopping it. */
export async function enterAsGuest(session: Session): Promise<void> {
  await session`select pg_advisory_lock_shared(${GUEST_LOCK.space}, ${GUEST_LOCK.key})`;
}

/** Resolves when no guest is left. */
export async function waitForGuests(session: Session): Promise<void> {
  await session`select pg_advisory_lock(${GUEST_LOCK.space}, ${GUEST_LOCK.key})`;
}

/** Makes the database if it is missing; safe to run from several processes at once. */
export async function makeDatabase(session: Session, name: string): Promise<void> {
  const found = await session`select 1 from pg_database where datname = ${name}`;
  if (found.length > 0) return;
  try {
    // From template0, because a connection of anybody to template1 would make this wait and fail.
    await session`create database ${session(name)} owner postgres template template0`;
  } catch (error) {
    if (!['42P04', '23505'].includes(errorCode(error))) throw error;
  }
}
