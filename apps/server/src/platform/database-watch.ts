import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from './clock.ts';
import type { DatabaseAddress } from './connections.ts';
import { databaseErrorCode, readAgain } from './database.ts';
import type { Log } from './log.ts';
import { withQueryDeadline } from './query-deadline.ts';
import { openPool, type Sql } from './sql.ts';

/** Whether the database answers this process, and since when it does not. */
export type DatabaseWatch = {
  /** Asks it now; several who ask at once share the answer. */
  look(): Promise<boolean>;
  /** Looks by itself from now on, so that an outage is noticed where nobody asks for anything. */
  start(): void;
  close(): Promise<void>;
};

type Options = { log: Log; clock: Clock };

const everyMs = 5_000;
/** While it is away, its return is looked for sooner. */
const awayEveryMs = 500;
const answerMs = 3_000;

/**
 * Says once that the database is away, since when and why, and once that it is back. It has a connection of its own: a pool whose connections are all
 * at work is no outage. Nothing is connected before the first look.
 */
export function openDatabaseWatch(address: DatabaseAddress, options: Options): DatabaseWatch {
  return new Watch(openPool(address, { connections: 1, name: 'rohi-watch' }), options);
}

class Watch implements DatabaseWatch {
  readonly #own: Sql;
  readonly #options: Options;
  readonly #closing = new AbortController();
  #awaySince: Date | undefined;
  #looking: Promise<boolean> | undefined;
  #watching: Promise<void> | undefined;
  #isStarted = false;

  constructor(own: Sql, options: Options) {
    this.#own = own;
    this.#options = options;
  }

  look(): Promise<boolean> {
    this.#looking ??= this.#lookNow().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  start(): void {
    this.#isStarted = true;
    this.#watch();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#own.end({ timeoutMs: 1_000 });
    await this.#watching;
  }

  async #lookNow(): Promise<boolean> {
    const askedAt = this.#options.clock.now();
    try {
      await withQueryDeadline(answerMs, () => readAgain(() => this.#own`select 1`));
    } catch (error) {
      if (!this.#closing.signal.aborted) this.#sayAway(askedAt, error);
      return false;
    }
    this.#sayBack();
    return true;
  }

  #sayAway(askedAt: Date, error: unknown): void {
    if (this.#awaySince !== undefined) return;
    this.#awaySince = askedAt;
    const since = askedAt.toISOString();
    this.#options.log.error({ since, reason: reasonOf(error) }, `the database is away since ${since}`);
    this.#watch();
  }

  #sayBack(): void {
    if (this.#awaySince === undefined) return;
    const { log, clock } = this.#options;
    const seconds = (clock.now().getTime() - this.#awaySince.getTime()) / 1_000;
    log.warn({ since: this.#awaySince.toISOString(), seconds }, `the database is back after ${seconds} s`);
    this.#awaySince = undefined;
  }

  #watch(): void {
    this.#watching ??= this.#watchOn().finally(() => (this.#watching = undefined));
  }

  async #watchOn(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted && (this.#isStarted || this.#awaySince !== undefined)) {
      const ms = this.#awaySince === undefined ? everyMs : awayEveryMs;
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      if (!signal.aborted) await this.look();
    }
  }
}

/** The code of a failure, or its words where it has none: enough to tell a refused line from a dead one. */
export function reasonOf(error: unknown): string {
  return databaseErrorCode(error) ?? (error instanceof Error ? error.message : String(error));
}
