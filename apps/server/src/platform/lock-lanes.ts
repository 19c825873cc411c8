/**
 * Transactions that meet what others hold. A first try waits a moment for a lock; what is held longer is waited for in
 * a line of its own, so that neither strangers nor the connections of the pool wait with it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Config } from '../config.ts';
import { inTransaction, isLockBusy, type Db, type Tx } from './database.ts';
import { queryDeadlineMs, requestDeadlineMs } from './query-deadline.ts';

/** Longer than an undisturbed write takes, and too short to be felt. */
export const firstTryMs = 100;
/** So many connections of a process wait for locks at once; the others of its pool go on. */
const mostWaiting = 3;
/** A waiter without a turn after so long is let go: a request ends soon after. */
const longestQueueMs = 8_000;

/** A lock was not had in time, as PostgreSQL says it. */
class LockBusyError extends Error {
  readonly code = '55P03';
  constructor() {
    super('A lock was not had in time.');
  }
}

type Waiter = {
  since: number;
  attempt: () => Promise<unknown>;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
};

/** The pool, and how long a lock is waited for. */
type Pool = { db: Db; config: Pick<Config, 'lockWaitMs'> };

/** Who waits for what, by the name of the thing; a thing is waited for by one connection at a time. */
type Lines = { byThing: Map<string, Waiter[]>; turns: string[]; running: number; patienceMs: number };

const linesOfPool = new WeakMap<Db, Lines>();

function linesOf({ db, config }: Pool): Lines {
  const lines = linesOfPool.get(db) ?? {
    byThing: new Map<string, Waiter[]>(),
    turns: [],
    running: 0,
    patienceMs: config.lockWaitMs,
  };
  linesOfPool.set(db, lines);
  return lines;
}

/**
 * Runs one transaction as `inTransaction` does. `thing` names what it will lock first: who asks for the same waits in
 * one line. Throws as PostgreSQL does (55P03) when that is held for longer than `config.lockWaitMs`. Work without a
 * waiting caller, such as a job that loads a file, stands in no line and waits as `inTransaction` does.
 */
export async function inPatientTransaction<Result>(
  pool: Pool,
  thing: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  if (queryDeadlineMs() > requestDeadlineMs) return inTransaction(pool.db, work);
  // A later caller never overtakes one who waits already.
  if (!linesOf(pool).byThing.has(thing)) {
    try {
      return await inTransaction(pool.db, work, { lockWaitMs: firstTryMs, failsFast: true });
    } catch (error) {
      if (!isLockBusy(error)) throw error;
    }
  }
  const { lockWaitMs } = pool.config;
  return waitInLine(pool, thing, () => inTransaction(pool.db, work, { lockWaitMs }));
}

/**
 * Has something done when the turn of its thing has come. Throws what it throws; 55P03 when the turn did not come in
 * time.
 */
export function waitInLine<Result>(
  pool: Pool,
  thing: string,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const lines = linesOf(pool);
  return new Promise<Result>((resolve, reject) => {
    // The deadline of a query is that of its own caller, not of the one before.
    const waiter = { since: performance.now(), attempt: AsyncLocalStorage.bind(attempt), resolve, reject };
    const line = lines.byThing.get(thing);
    if (line === undefined) {
      lines.byThing.set(thing, [waiter]);
      lines.turns.push(thing);
    } else line.push(waiter);
    void takeTurns(lines);
  });
}

async function takeTurns(lines: Lines): Promise<void> {
  if (lines.running >= mostWaiting) return;
  lines.running += 1;
  for (let thing = lines.turns.shift(); thing !== undefined; thing = lines.turns.shift()) {
    const line = lines.byThing.get(thing) ?? [];
    await serveFirst(line, lines.patienceMs);
    if (line.length > 0) lines.turns.push(thing);
    else lines.byThing.delete(thing);
  }
  lines.running -= 1;
}

async function serveFirst(line: Waiter[], patienceMs: number): Promise<void> {
  const waiter = line.shift();
  if (waiter === undefined) return;
  const waitedMs = ({ since }: Waiter) => performance.now() - since;
  if (waitedMs(waiter) > longestQueueMs) {
    waiter.reject(new LockBusyError());
    return;
  }
  try {
    waiter.resolve((await waiter.attempt()) as never);
  } catch (error) {
    waiter.reject(error);
    if (!isLockBusy(error)) return;
    // They have waited for the same as long as the first.
    while (line[0] !== undefined && waitedMs(line[0]) >= patienceMs) line.shift()?.reject(error);
  }
}
