import { getPriority, setPriority } from 'node:os';
import { dirname } from 'node:path';
import pg from 'pg';
import { DeadlineClient } from './query-deadline.ts';
import { parseTimestamp } from './timestamps.ts';

/**
 * A server given by URL, or the Unix socket of the embedded one; `user` of that is its superuser where none is named.
 */
export type DatabaseAddress = { url: string } | { socketFile: string; database: string; user?: string };

export type PoolOptions = { connections?: number; name?: string };

const ownParsers = new Map<number, (text: string) => unknown>([
  // A calendar date stays the text it is: a JS Date would move it into the machine's time zone.
  [pg.types.builtins.DATE, String],
  [pg.types.builtins.TIMESTAMPTZ, parseTimestamp],
]);

/**
 * How long a new connection may take to be ready. A path that has come back is tried again after so long at the latest.
 */
const connectMs = 3_000;
/** How long somebody may wait for a free connection of the pool. */
const freeConnectionMs = 10_000;

/**
 * What PostgreSQL itself ends for us, on each connection of ours. A lock that is not had in time is refused before the
 * caller gives the connection up; the others end what a process left behind that died or cannot be reached any more,
 * with its locks.
 */
const serverLimits = {
  lock_timeout: 9_000,
  statement_timeout: 300_000,
  idle_in_transaction_session_timeout: 60_000,
  client_connection_check_interval: 5_000,
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
} as const;

/** What a pool, or a connection without one, is opened with. */
export function connectionSettings(address: DatabaseAddress, name: string): pg.ClientConfig {
  return {
    ...('url' in address
      ? { connectionString: address.url }
      : { host: dirname(address.socketFile), user: address.user ?? 'postgres', database: address.database }),
    application_name: name,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    options: Object.entries({ ...serverLimits, TimeZone: 'UTC' })
      .map(([setting, value]) => `-c ${setting}=${value}`)
      .join(' '),
    types: {
      getTypeParser: (oid, format) => ownParsers.get(oid) ?? pg.types.getTypeParser(oid, format),
    },
  };
}

/**
 * What the driver has and its types do not declare: statements leave as they are asked for, without waiting for the
 * answers to others.
 */
const together: object = { pipeline: true };

/** A connection of a pool: it has less time to come about than a caller has to wait for a free one. */
class PooledClient extends DeadlineClient {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, ...together, connectionTimeoutMillis: connectMs });
  }
}

const openClients = new WeakMap<pg.Pool, Set<DeadlineClient>>();

/**
 * Opens a pool; nothing is connected before the first query. What is lost of it is reported by the query that needed
 * it.
 */
export function openConnections(address: DatabaseAddress, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    ...connectionSettings(address, options.name ?? 'rohi'),
    max: options.connections ?? 10,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: freeConnectionMs,
    Client: PooledClient,
  });
  const open = new Set<DeadlineClient>();
  openClients.set(pool, open);
  // Without listeners the end of a connection would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if ('socketFile' in address) shareOwnPriority(client as unknown as { processID?: number });
    open.add(client as unknown as DeadlineClient);
  });
  pool.on('remove', (client) => void open.delete(client as unknown as DeadlineClient));
  return pool;
}

/**
 * The embedded database works for a process at that process's own priority: a process that steps back does so with its
 * statements.
 */
function shareOwnPriority({ processID }: { processID?: number }): void {
  const own = getPriority();
  if (own <= 0 || processID === undefined) return;
  try {
    setPriority(processID, own);
  } catch {
    // It has ended, or is not ours to set: the statements are answered all the same.
  }
}

/**
 * Ends every connection of a pool; once is enough. What is under way has `timeoutMs`; then it fails, and no caller
 * waits for the line any more.
 */
export async function endConnections(pool: pg.Pool, timeoutMs: number): Promise<void> {
  if (pool.ending) return;
  const timer = setTimeout(() => {
    for (const client of openClients.get(pool) ?? []) client.giveUp();
  }, timeoutMs);
  try {
    await pool.end();
  } finally {
    clearTimeout(timer);
  }
}
