import { setTimeout as pause } from 'node:timers/promises';
import { connectionSettings, type DatabaseAddress } from './connections.ts';
import { DeadlineClient, withQueryDeadline } from './query-deadline.ts';

/** One connection outside of every pool that is opened again whenever it is lost. */
export type ReconnectingConnection = {
  /**
   * Asks on the connection there is, one question after another; waits for its turn and a connection for `withinMs`,
   * else throws `CONNECTION_CLOSED`, and as long again for the answer, then the connection is opened anew.
   */
  ask(text: string, values: readonly unknown[], withinMs: number): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  name: string;
  /** What is done with each new connection before anybody else may use it. */
  prepare(client: DeadlineClient): Promise<unknown>;
  /** A connection is ready: the first one, or one after a loss. */
  opened(): void;
};

/** The connection was not there in time. */
class NotConnectedError extends Error {
  readonly code = 'CONNECTION_CLOSED';
}

const reopenMs = 50;
const connectMs = 3_000;

/** Opens the connection; throws when the first one cannot be had. */
export async function openReconnecting(
  address: DatabaseAddress,
  options: Options,
): Promise<ReconnectingConnection> {
  const closing = new AbortController();
  let waiting = Promise.withResolvers<DeadlineClient>();
  let current: DeadlineClient | undefined;

  const open = async (): Promise<void> => {
    const client = new DeadlineClient({
      ...connectionSettings(address, options.name),
      connectionTimeoutMillis: connectMs,
    });
    const lost = () => {
      if (current !== client) return;
      current = undefined;
      waiting = Promise.withResolvers();
      if (!closing.signal.aborted) void reopen();
    };
    client.on('error', lost).on('end', lost);
    try {
      await withQueryDeadline(connectMs, async () => {
        await client.connect();
        await options.prepare(client);
      });
    } catch (error) {
      client.giveUp();
      throw error;
    }
    current = client;
    options.opened();
    waiting.resolve(client);
  };
  const reopen = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await pause(reopenMs, undefined, { ref: false });
      if (closing.signal.aborted) return;
      const failed = await open().then(
        () => false,
        () => true,
      );
      if (!failed) return;
    }
  };

  let last: Promise<unknown> = Promise.resolve();

  await open();
  return {
    async ask(text, values, withinMs) {
      const { promise: turnEnded, resolve: endTurn } = Promise.withResolvers<void>();
      const before = last;
      last = Promise.all([before, turnEnded]);
      try {
        const client = await within(
          withinMs,
          before.then(() => current ?? waiting.promise),
        );
        await withQueryDeadline(withinMs, () => client.query(text, [...values]));
      } finally {
        endTurn();
      }
    },
    async close() {
      closing.abort();
      const client = current;
      if (client === undefined) return;
      const timer = setTimeout(() => client.giveUp(), connectMs).unref();
      await client.end().catch(() => undefined);
      clearTimeout(timer);
    },
  };
}

async function within<Value>(ms: number, awaited: Promise<Value>): Promise<Value> {
  const late = new AbortController();
  try {
    return await Promise.race([
      awaited,
      pause(ms, undefined, { signal: late.signal, ref: false }).then(() => {
        throw new NotConnectedError('There is no connection to the database.');
      }),
    ]);
  } finally {
    late.abort();
  }
}
