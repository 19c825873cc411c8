import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { endConnections, openConnections, type DatabaseAddress, type PoolOptions } from './connections.ts';
import type { DB } from './database-types.generated.ts';
import { answersOf, inPipeline } from './pipelined-transaction.ts';
import { isPlanOutdated, preparingPool, withLimits, type TransactionLimits } from './prepared-statements.ts';
import { queryDeadlineMs, requestDeadlineMs } from './query-deadline.ts';
import { openSql, type Sql } from './sql.ts';

/**
 * Queries that the type check holds against the migrated schema. Inside a transaction use only the transaction's own.
 */
export type Db = Kysely<DB>;
/** An open transaction: everything in it goes through it, or a small pool waits for itself. */
export type Tx = Transaction<DB>;

export type Database = {
  sql: Sql;
  db: Db;
  /** Ends every connection; queries under way are waited for up to five seconds. */
  close(): Promise<void>;
};

const closeMs = 5_000;

/** Opens a pool of at most `connections`; nothing is connected before the first query. */
export function openDatabase(address: DatabaseAddress, options: PoolOptions = {}): Database {
  const pool = openConnections(address, options);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  return { sql: openSql(pool), db, close: () => endConnections(pool, closeMs) };
}

const lostConnectionCodes = new Set([
  ...['DATABASE_TIMEOUT', 'CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'CONNECT_TIMEOUT'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EAGAIN'],
  // Ended by the server: stopped, crashed, starting, idle in a transaction, all places taken.
  ...['57P01', '57P02', '57P03', '57P05', '25P03', '53300'],
  // A standby, and a server that has just become one.
  '25006',
]);

/** SQLSTATE or driver code of a failed query; undefined for anything that is not a database failure. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** True when the database was out of reach, so that the same request may succeed in a moment. */
export function isDatabaseDown(error: unknown): boolean {
  const code = databaseErrorCode(error);
  // A file that is missing has the code of a missing socket.
  if (code === 'ENOENT') return (error as NodeJS.ErrnoException).syscall === 'connect';
  if (code !== undefined) return lostConnectionCodes.has(code);
  // node-postgres gives a lost connection no code.
  return (
    error instanceof Error &&
    /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after calling end)/.test(
      error.message,
    )
  );
}

/**
 * Runs what only reads, and once more when its connection broke under it: a database that was started anew is there
 * again, and those who hold connections to the old one should not notice.
 */
export async function readAgain<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!isLineLost(error)) throw error;
    return read();
  }
}

const brokenLineCodes = new Set(['ECONNRESET', 'EPIPE', '57P01']);

/** True when a connection that was there broke; one that gave no answer in time did not break. */
function isLineLost(error: unknown): boolean {
  const code = databaseErrorCode(error);
  if (code !== undefined) return brokenLineCodes.has(code);
  return error instanceof Error && /^(Connection terminated|Client has encountered)/.test(error.message);
}

/** True when the disk of the database is full (SQLSTATE 53100). */
export function isDiskFull(error: unknown): boolean {
  const code = databaseErrorCode(error);
  return code === '53100' || code === 'ENOSPC';
}

/** True when a lock was not had in time (SQLSTATE 55P03): somebody else works on the same thing. */
export function isLockBusy(error: unknown): boolean {
  return databaseErrorCode(error) === '55P03';
}

/**
 * Thrown within a transaction that met with chance: it made up a code that somebody has already. Run again, it makes up
 * another.
 */
export class TakenByChanceError extends Error {}

/** The unique constraint that a statement broke; undefined for any other failure. */
export function brokenUniqueConstraint(error: unknown): string | undefined {
  if (databaseErrorCode(error) !== '23505') return undefined;
  const { constraint } = error as { constraint?: unknown };
  return typeof constraint === 'string' ? constraint : undefined;
}

/** True when two transactions waited for each other or read what the other wrote: the loser may simply try again. */
function isRetryable(error: unknown): boolean {
  if (error instanceof TakenByChanceError || isPlanOutdated(error)) return true;
  const code = databaseErrorCode(error);
  return code === '40P01' || code === '40001';
}

const transactionTries = 5;

const endings = new WeakMap<Tx, ((committed: boolean) => void)[]>();

/** Has something done once the transaction has ended, whether it was committed or not. Only within `inTransaction`. */
export function onTransactionEnd(tx: Tx, action: (committed: boolean) => void): void {
  const actions = endings.get(tx);
  if (actions === undefined) throw new TypeError('this transaction was not opened by inTransaction');
  actions.push(action);
}

const databases = new WeakMap<Tx, Db>();

/** The database of a transaction. Only within `inTransaction`. */
export function databaseOf(tx: Tx): Db {
  const db = databases.get(tx);
  if (db === undefined) throw new TypeError('this transaction was not opened by inTransaction');
  return db;
}

const lastWork = new WeakMap<Tx, (() => Promise<void>)[]>();

/**
 * Has something written once, at the end of the transaction, after all that its work writes: what several writes in it
 * come to together. Not in a rehearsal. Only within `inTransaction`.
 */
export function beforeCommit(tx: Tx, work: () => Promise<void>): void {
  const works = lastWork.get(tx);
  if (works === undefined) throw new TypeError('this transaction was not opened by inTransaction');
  works.push(work);
}

export type TransactionOptions = {
  /** How long a lock may be waited for, in ms; else as long as the connection says. */
  lockWaitMs?: number;
  /** Whether a lock that was not had in time fails the transaction at once, also without a waiting caller. */
  failsFast?: boolean;
};

/**
 * Runs one transaction; the loser of a deadlock runs it again, and so does work without a waiting caller when a lock
 * was held for long. `work` must have no effect outside of the database.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
  { lockWaitMs, failsFast = false }: TransactionOptions = {},
): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    const actions: ((committed: boolean) => void)[] = [];
    let committed = false;
    try {
      const transact = () =>
        inPipeline(db, async (tx) => {
          databases.set(tx, db);
          endings.set(tx, actions);
          const last: (() => Promise<void>)[] = [];
          lastWork.set(tx, last);
          const done = await work(tx);
          if (rehearsals.has(db)) {
            await answersOf(tx);
            throw new RehearsalEnd(db, done);
          }
          // What is written last may be followed by more.
          while (last.length > 0) await Promise.all(last.splice(0).map((write) => write()));
          return done;
        });
      const result = await withLimits(limitsOf(lockWaitMs), transact);
      committed = true;
      return result;
    } catch (error) {
      const isPatient = !failsFast && queryDeadlineMs() > requestDeadlineMs;
      const again = isRetryable(error) || (isLockBusy(error) && isPatient);
      if (!again || tried === transactionTries) throw error;
    } finally {
      for (const action of actions) action(committed);
    }
  }
}

/**
 * How long a lock may be waited for; and no statement outlives its caller, but for what may take as long as it takes.
 */
function limitsOf(lockWaitMs: number | undefined): TransactionLimits | undefined {
  if (lockWaitMs === undefined) return undefined;
  const deadlineMs = queryDeadlineMs();
  return { lockWaitMs, statementMs: Number.isFinite(deadlineMs) ? deadlineMs : 0 };
}

const rehearsals = new WeakSet<Db>();

/** Ends the transaction of a rehearsal, with what it has come to. */
class RehearsalEnd extends Error {
  readonly db: Db;
  readonly result: unknown;

  constructor(db: Db, result: unknown) {
    super('a rehearsal ends here');
    this.db = db;
    this.result = result;
  }
}

/** True for the database that `rehearse` gives: what is written there is taken back. */
export function isRehearsal(db: Db): boolean {
  return rehearsals.has(db);
}

/**
 * Runs work up to the end of its first transaction, takes that back, and returns what the transaction has come to: for
 * asking the rules themselves what they would do. The work must open it with `inTransaction` on the database that it is
 * given. Throws what the work throws. What is only checked as a transaction is committed is not asked.
 */
export async function rehearse<Result>(db: Db, work: (rehearsal: Db) => Promise<Result>): Promise<Result> {
  // The same pool under another identity.
  const rehearsal = db.withoutPlugins();
  rehearsals.add(rehearsal);
  try {
    await work(rehearsal);
  } catch (error) {
    if (error instanceof RehearsalEnd && error.db === rehearsal) return error.result as Result;
    throw error;
  }
  throw new TypeError('the work of a rehearsal opened no transaction on the database that it was given');
}
