import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from './clock.ts';
import type { DatabaseAddress } from './connections.ts';
import { databaseErrorCode, readAgain } from './database.ts';
import type { Log } from './log.ts';
import { withQueryDeadline } from './query-deadline.ts';
import { openPool } from './sql.ts';

/** Whether the database answers this process, and since when it does not. */
export type DatabaseWatch = {
  /** Asks it now; several who ask at once share the answer. */
  look(): Promise<boolean>;
  /** Looks by itself from now on, so that an outage is noticed without any query. */
  start(): void;
  close(): Promise<void>;
};

type Options = { log: Log; clock: Clock };

const everyMs = 5_000;
/** While it is away, its return is looked for sooner. */
const awayEveryMs = 500;
const answerMs = 3_000;

/**
 * Says once that the database is away, since when and why, and once that it is back. It has a connection of its own: a
 * pool with all connections at work is no outage. Nothing is connected before the first look.
 */
export function openDatabaseWatch(address: DatabaseAddress, options: Options): DatabaseWatch {
  const own = openPool(address, { connections: 1, name: 'rohi-watch' });
  const outage = noteOutage(options);
  const closing = new AbortController();
  const { signal } = closing;
  let looking: Promise<boolean> | undefined;
  let watching: Promise<void> | undefined;
  let isStarted = false;

  const lookNow = async (): Promise<boolean> => {
    const askedAt = options.clock.now();
    try {
      await withQueryDeadline(answerMs, () => readAgain(() => own`select 1`));
    } catch (error) {
      if (signal.aborted) return false;
      outage.begin(askedAt, error);
      watch();
      return false;
    }
    outage.end();
    return true;
  };
  const look = () => (looking ??= lookNow().finally(() => (looking = undefined)));
  const goesOn = () => !signal.aborted && (isStarted || outage.isOn());
  const watchOn = async (): Promise<void> => {
    while (goesOn()) {
      const ms = outage.isOn() ? awayEveryMs : everyMs;
      await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await look();
    }
  };
  const watch = (): void => {
    watching ??= watchOn().finally(() => (watching = undefined));
  };

  return {
    look,
    start: () => {
      isStarted = true;
      watch();
    },
    close: async () => {
      closing.abort();
      await own.end({ timeoutMs: 1_000 });
      await watching;
    },
  };
}

/** One outage at a time: a line at its beginning, and one at its end. */
function noteOutage({ log, clock }: Options) {
  let awaySince: Date | undefined;
  return {
    isOn: () => awaySince !== undefined,
    begin: (askedAt: Date, error: unknown) => {
      if (awaySince !== undefined) return;
      awaySince = askedAt;
      const since = askedAt.toISOString();
      log.error({ since, reason: reasonOf(error) }, `the database is away since ${since}`);
    },
    end: () => {
      if (awaySince === undefined) return;
      const seconds = (clock.now().getTime() - awaySince.getTime()) / 1_000;
      log.warn({ since: awaySince.toISOString(), seconds }, `the database is back after ${seconds} s`);
      awaySince = undefined;
    },
  };
}

/** The code of a failure, or its words where it has none: enough to know a refused line from a dead one. */
export function reasonOf(error: unknown): string {
  return databaseErrorCode(error) ?? (error instanceof Error ? error.message : String(error));
}
