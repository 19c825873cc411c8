/**
 * How the statements of transactions reach PostgreSQL. What comes again and again is prepared once on its connection:
 * parsing and planning take longer than most writes of a few rows ([decision
 * 121](../../../../docs/decisions/database.md#0121)).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** What PostgreSQL ends by itself in one transaction, in ms; 0: nothing. */
export type TransactionLimits = { lockWaitMs: number; statementMs: number };

const limits = new AsyncLocalStorage<TransactionLimits | undefined>();

/**
 * Runs work in transactions with these limits, or those of the connection. They go out with BEGIN: a way to the server
 * of their own would cost as much as a write.
 */
export function withLimits<Result>(
  own: TransactionLimits | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  return limits.run(own, work);
}

const reads = new AsyncLocalStorage<true>();

/**
 * Runs work that looks things up by their keys, again and again: what it reads outside of transactions is prepared as
 * well.
 */
export function withPreparedReads<Result>(work: () => Promise<Result>): Promise<Result> {
  return reads.run(true, work);
}

function beginText(): string {
  const own = limits.getStore();
  if (own === undefined) return 'begin';
  const { lockWaitMs, statementMs } = own;
  return `begin; set local lock_timeout = ${Math.round(lockWaitMs)}; set local statement_timeout = ${Math.round(statementMs)}`;
}

/**
 * A statement with a list longer than this is planned for its length each time: a plan for few rows may take for ever
 * with thousands.
 */
const mostRows = 50;
/** A text that has come so often is worth a place; those of filters that are put together differ each time. */
const timesBefore = 3;
const mostNames = 600;
const mostCounted = 2_000;

const names = new Map<string, string>();
const counted = new Map<string, number>();
let named = 0;

/** Under which name a statement is prepared; undefined where it is planned anew. */
function nameOf(text: string, values: readonly unknown[]): string | undefined {
  if (values.some((value) => Array.isArray(value) && value.length > mostRows)) return undefined;
  const statementName = names.get(text);
  if (statementName !== undefined || names.size >= mostNames) return statementName;
  const times = (counted.get(text) ?? 0) + 1;
  if (times <= timesBefore) {
    if (counted.size >= mostCounted) counted.clear();
    counted.set(text, times);
    return undefined;
  }
  counted.delete(text);
  named += 1;
  const name = `write_${named}`;
  names.set(text, name);
  return name;
}

/** Has everything prepared anew, under new names, once it has come often enough again. */
export function forgetPrepared(): void {
  names.clear();
  counted.clear();
}

/**
 * True when a prepared statement no longer fits its tables: a newer process has migrated them. The transaction is lost;
 * run again, its statements are prepared anew.
 */
export function isPlanOutdated(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === '0A000' && /cached plan/.test(error.message)
  );
}

/**
 * A pool of connections that prepare what is asked in transactions. Outside of them nothing is: a list is planned for
 * what is looked for.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const entry = wrapped.get(client) ?? preparingClient(client);
      wrapped.set(client, entry);
      return entry;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

function preparingClient(client: pg.PoolClient): PostgresPoolClient {
  let isInTransaction = false;
  const ask = async (text: string, values: readonly unknown[]) => {
    if (text === 'begin') {
      isInTransaction = true;
      const answered: pg.QueryResult | pg.QueryResult[] = await client.query(beginText());
      return Array.isArray(answered) ? answered[0] : answered;
    }
    if (text === 'commit' || text === 'rollback') isInTransaction = false;
    const isPrepared = isInTransaction || reads.getStore() === true;
    const name = isPrepared && values.length > 0 ? nameOf(text, values) : undefined;
    if (name === undefined) return client.query(text, [...values]);
    try {
      return await client.query({ name, text, values: [...values] });
    } catch (error) {
      if (!isPlanOutdated(error)) throw error;
      forgetPrepared();
      // Nothing was done. Within a transaction that is lost with it.
      if (isInTransaction) throw error;
      return client.query(text, [...values]);
    }
  };
  return {
    query: ask as PostgresPoolClient['query'],
    release: (isBroken?: boolean) => client.release(isBroken),
  };
}
