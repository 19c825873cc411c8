import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/**
 * How long a request waits for one answer of the database. Then it fails, and the connection that did not answer is
 * gone.
 */
export const requestDeadlineMs = 10_000;
/** The same for jobs, commands and other work without an open page. */
const usualDeadlineMs = 300_000;

const deadlines = new AsyncLocalStorage<number>();

/** Runs work in which each single query may take `deadlineMs`; `Infinity` for what may take as long as it takes. */
export function withQueryDeadline<Result>(deadlineMs: number, work: () => Result): Result {
  return deadlines.run(deadlineMs, work);
}

/** How long a query that is asked here and now may take, in ms. */
export function queryDeadlineMs(): number {
  return deadlines.getStore() ?? usualDeadlineMs;
}

/** The database did not answer a query in time; whether the query was carried out is not known. */
export class DatabaseTimeoutError extends Error {
  readonly code = 'DATABASE_TIMEOUT';
  constructor() {
    super('The database did not answer in time.');
  }
}

/** SQLSTATE of a page, and of an index, that cannot be read. */
const damagedPageCodes = new Set<unknown>(['XX001', 'XX002']);
let damagedPages = 0;

/** How often a query of this process has met a damaged page or index. */
export function countDamagedPages(): number {
  return damagedPages;
}

/** What node-postgres has and its types do not declare: the connection under a client. */
type WithConnection = {
  connection: NodeJS.EventEmitter & { stream: { destroy(error: Error): void } };
};

/**
 * A connection with a deadline for its queries. One that the server leaves unanswered for its deadline loses its
 * connection, with all that was asked on it: a line that is dead without a word would else keep a place of the pool for
 * a quarter of an hour.
 */
export class DeadlineClient extends pg.Client {
  /** Of what was asked and not answered yet, in order: each has the time of who asked for it. */
  #deadlines: number[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(config?: pg.ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as (...args: unknown[]) => unknown;
    const counted = (...args: unknown[]): unknown => {
      this.#deadlines.push(queryDeadlineMs());
      if (this.#deadlines.length === 1) this.#arm();
      return ask(...args);
    };
    this.query = counted as typeof this.query;
    this.#connection().on('readyForQuery', () => {
      clearTimeout(this.#timer);
      this.#deadlines.shift();
      this.#arm();
    });
    this.#connection().on('errorMessage', ({ code }: { code?: unknown }) => {
      if (damagedPageCodes.has(code)) damagedPages += 1;
    });
    this.#connection().on('end', () => clearTimeout(this.#timer));
  }

  /** Ends the connection at once: all that was asked on it fails. */
  giveUp(): void {
    this.#connection().stream.destroy(new DatabaseTimeoutError());
  }

  #connection(): WithConnection['connection'] {
    return (this as unknown as WithConnection).connection;
  }

  #arm(): void {
    const [deadlineMs] = this.#deadlines;
    if (deadlineMs === undefined || deadlineMs === Number.POSITIVE_INFINITY) return;
    this.#timer = setTimeout(() => this.giveUp(), deadlineMs).unref();
  }
}
