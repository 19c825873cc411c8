import { AsyncLocalStorage } from 'node:async_hooks';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import postgres from 'postgres';
import type { DB } from './database-types.generated.ts';

/** The driver: hand-written SQL of the hot path, bulk writes, COPY. */
export type Sql = postgres.Sql<Record<string, never>>;
/** Queries that the type check holds against the migrated schema. Inside a transaction use only the transaction's own. */
export type Db = Kysely<DB>;
/** An open transaction: everything in it goes through it, or a small pool waits for itself. */
export type Tx = Transaction<DB>;

export type Database = {
  sql: Sql;
  db: Db;
  /** Ends every connection; queries under way are waited for up to five seconds. */
  close(): Promise<void>;
};

/** A server given by URL, or the Unix socket of the embedded one. */
export type DatabaseAddress = { url: string } | { socketFile: string; database: string };

const dateOid = pg.types.builtins.DATE;

type PoolOptions = { connections?: number; name?: string };

/** What every connection of ours has in common. */
function connectionSettings(options: PoolOptions): postgres.Options<Record<string, postgres.PostgresType>> {
  return {
    max: options.connections ?? 10,
    idle_timeout: 0,
    connect_timeout: 10,
    // The driver's own pauses grow to twenty seconds; a database that is back should be used at once.
    backoff: () => 0.05,
    connection: { application_name: options.name ?? 'rohi', TimeZone: 'UTC' },
    // A calendar date stays the text it is: a JS Date would move it into the machine's time zone.
    types: { date: { to: dateOid, from: [dateOid], serialize: String, parse: String } },
    onnotice: () => undefined,
  };
}

/** A pool of the driver alone. */
export function openPool(address: DatabaseAddress, options: PoolOptions = {}): Sql {
  const settings = connectionSettings(options);
  const sql =
    'url' in address
      ? postgres(address.url, settings)
      : postgres({ ...settings, path: address.socketFile, user: 'postgres', database: address.database });
  return sql as unknown as Sql;
}

/** Opens two pools of at most `connections` each; nothing is connected before the first query. */
export function openDatabase(address: DatabaseAddress, options: PoolOptions = {}): Database {
  const sql = openPool(address, options);
  const pool = openTransactionPool(address, options);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await Promise.all([sql.end({ timeout: 5 }), db.destroy()]);
  };
  return { sql, db, close };
}

/**
 * The pool under Kysely is node-postgres: when a connection is lost inside a transaction, each of its queries rejects. With
 * postgres.js the ROLLBACK that Kysely then sends on the dead connection waits for ever (seen in one of eight crashes).
 */
export function openTransactionPool(address: DatabaseAddress, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...('url' in address
      ? { connectionString: address.url }
      : { host: dirname(address.socketFile), user: 'postgres', database: address.database }),
    max: options.connections ?? 10,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    application_name: options.name ?? 'rohi',
    types: {
      getTypeParser: (oid, format) => (oid === dateOid ? String : pg.types.getTypeParser(oid, format)),
    },
  });
  // A lost connection is told by the query that needed it; without listeners its end would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

const lostConnectionCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ENOENT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** SQLSTATE or driver code of a failed query; undefined for anything that is not a database failure. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** True when the database was out of reach, so that the same request may succeed in a moment. */
export function isDatabaseDown(error: unknown): boolean {
  const code = databaseErrorCode(error);
  if (code !== undefined) return lostConnectionCodes.has(code);
  // node-postgres gives a lost connection no code.
  return (
    error instanceof Error &&
    /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
      error.message,
    )
  );
}

/** True when the disk of the database is full (SQLSTATE 53100). */
export function isDiskFull(error: unknown): boolean {
  const code = databaseErrorCode(error);
  return code === '53100' || code === 'ENOSPC';
}

/** True when two transactions waited for each other or read what the other wrote: the loser may simply try again. */
function isRetryable(error: unknown): boolean {
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

/** Runs one transaction; the loser of a deadlock runs it again. `work` must have no effect outside of the database. */
export async function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    const actions: ((committed: boolean) => void)[] = [];
    let committed = false;
    try {
      const result = await db.transaction().execute((tx) => {
        endings.set(tx, actions);
        return refuseToCommit(work(tx));
      });
      committed = true;
      return result;
    } catch (error) {
      if (!isRetryable(error) || tried === transactionTries) throw error;
    } finally {
      for (const action of actions) action(committed);
    }
  }
}

const rehearsals = new AsyncLocalStorage<Error>();

/**
 * Runs work that writes by `inTransaction`, and takes all of it back: for asking the rules themselves whether they would let it
 * pass. Throws what the work throws. What is only checked as a transaction is committed is not asked.
 */
export async function rehearse(work: () => Promise<unknown>): Promise<void> {
  const takenBack = new Error('a rehearsal ends here');
  try {
    await rehearsals.run(takenBack, work);
  } catch (error) {
    if (error !== takenBack) throw error;
  }
}

async function refuseToCommit<Result>(work: Promise<Result>): Promise<Result> {
  const result = await work;
  const rehearsal = rehearsals.getStore();
  if (rehearsal !== undefined) throw rehearsal;
  return result;
}
