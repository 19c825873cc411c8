import postgres from 'postgres';
import { serverLimits, type DatabaseAddress, type PoolOptions } from './connections.ts';
import { DatabaseTimeoutError, requestDeadlineMs } from './query-deadline.ts';

/** Rows whose columns are the bytes that PostgreSQL sent. */
export type RawRow = (Buffer | null)[];

/** Reads whole columns as bytes, for answers that go out as they lie in the database. */
export type RawReader = {
  /** A statement that only reads: it is asked a second time when its connection was lost. Values are texts. */
  read(parts: TemplateStringsArray, ...values: readonly string[]): Promise<RawRow[]>;
  close(timeoutMs: number): Promise<void>;
};

type Driver = postgres.Sql;

/**
 * postgres.js gives the bytes of a column; node-postgres makes a string of each. But it may lose a query whose connection
 * breaks, and then answers never or with no rows, so each reading has a deadline and must have ended as a SELECT.
 */
export function openRawReader(
  address: DatabaseAddress,
  options: PoolOptions & { deadlineMs?: number } = {},
): RawReader {
  const deadlineMs = options.deadlineMs ?? requestDeadlineMs;
  let driver = openDriver(address, options);

  const readOnce = async (parts: TemplateStringsArray, values: readonly string[]): Promise<RawRow[]> => {
    const asked = driver;
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new DatabaseTimeoutError()), deadlineMs);
    try {
      const rows = await Promise.race([asked(parts, ...values).raw(), late.promise]);
      if (rows.command !== 'SELECT') throw new LostAnswerError();
      return rows as unknown as RawRow[];
    } catch (error) {
      // Connections that do not answer, or answer for others, are not to be used again by anybody.
      if ((error instanceof DatabaseTimeoutError || error instanceof LostAnswerError) && driver === asked) {
        driver = openDriver(address, options);
        void asked.end({ timeout: 0 }).catch(() => undefined);
      }
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    read: async (parts, ...values) => {
      try {
        return await readOnce(parts, values);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && lostLine.has(error.code as string))) throw error;
        return readOnce(parts, values);
      }
    },
    close: async (timeoutMs) => driver.end({ timeout: timeoutMs / 1000 }),
  };
}

/** A connection that was there and broke. */
const lostLine = new Set(['CONNECTION_CLOSED', 'CONNECTION_DESTROYED', 'ECONNRESET', 'EPIPE']);

/** The driver resolved a query that was never carried out. */
class LostAnswerError extends Error {
  readonly code = 'CONNECTION_CLOSED';
}

function openDriver(address: DatabaseAddress, options: PoolOptions): Driver {
  const settings: postgres.Options<Record<string, postgres.PostgresType>> = {
    max: options.connections ?? 10,
    idle_timeout: 0,
    connect_timeout: 3,
    keep_alive: 5,
    // Asking the types of arrays at each new connection is a promise that nobody waits for; no array is sent here.
    fetch_types: false,
    // The driver's own pauses grow to twenty seconds; a database that is back should be used at once.
    backoff: () => 0.05,
    connection: { application_name: options.name ?? 'rohi', TimeZone: 'UTC', ...serverLimits },
    onnotice: () => undefined,
  };
  return 'url' in address
    ? postgres(address.url, settings)
    : postgres({ ...settings, path: address.socketFile, user: 'postgres', database: address.database });
}
