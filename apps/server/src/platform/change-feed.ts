import { randomUUID } from 'node:crypto';
import { onTransactionEnd, openPool, type DatabaseAddress, type Tx } from './database.ts';

/** Tells the processes of one database what each of them has changed, so that each may keep answers in its memory. */
export type ChangeFeed = {
  /**
   * To be awaited before the first write of a transaction: others know then that this process is writing, and stop
   * trusting what they keep if it falls silent before it has told what it wrote.
   */
  begin(): Promise<void>;
  /** After the transaction: the keys it may have changed. Told to subscribers here at once. */
  end(changedKeys: readonly string[]): void;
  /** False while changes of others may have been missed: nothing kept may be used then. */
  isTrusted(): boolean;
  subscribe(subscriber: ChangeSubscriber): void;
  close(): Promise<void>;
};

export type ChangeSubscriber = {
  changed(keys: readonly string[]): void;
  /** Changes may have been missed: nothing kept before is good any more. */
  missed(): void;
};

/** Tells that a transaction changes these keys, before and after it. A commit whose answer was lost counts as one. */
export async function announceChanges(feed: ChangeFeed, tx: Tx, keys: readonly string[]): Promise<void> {
  await feed.begin();
  // Rolled back or not known: to forget an unchanged key costs one query, to keep a changed one would be wrong.
  onTransactionEnd(tx, () => feed.end(keys));
}

type Message = { from: string; busy: boolean; keys?: string[] };

const channel = 'rohi_changes';
/** One NOTIFY for all commits of so long: a NOTIFY inside each transaction would make commits wait for each other. */
const batchMs = 50;
const heartbeatMs = 400;
/** Silence after which a writer is taken for dead, and our own ear for deaf. With a heartbeat it stays below two seconds. */
const silenceMs = 1_200;
/** Heartbeats go on for so long after the last question, then an idle process leaves the database alone. */
const idleAfterMs = 5_000;
/** PostgreSQL takes 8000 bytes a NOTIFY. */
const mostPayloadBytes = 7_500;

/** Opens the feed on two connections of its own. Times are taken from the monotonic clock, which no date change moves. */
export async function openChangeFeed(
  address: DatabaseAddress,
  options: { now?: () => number } = {},
): Promise<ChangeFeed> {
  const now = options.now ?? (() => performance.now());
  const from = randomUUID();
  const sql = openPool(address, { connections: 1, name: 'rohi-changes' });
  const subscribers: ChangeSubscriber[] = [];
  const writers = new Map<string, number>();
  let heardSelfAt = Number.NEGATIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;
  let saidAt = Number.NEGATIVE_INFINITY;
  let open = 0;
  let announced: Promise<void> | undefined;
  let pending: string[] = [];
  let flushTimer: NodeJS.Timeout | undefined;
  let closed = false;

  const say = async (message: Omit<Message, 'from'>): Promise<void> => {
    saidAt = now();
    await sql`select pg_notify(${channel}, ${JSON.stringify({ from, ...message })})`;
  };
  const missed = (): void => subscribers.forEach((subscriber) => subscriber.missed());

  const hear = (payload: string): void => {
    const message = JSON.parse(payload) as Message;
    if (message.from === from) {
      heardSelfAt = now();
      return;
    }
    if (message.keys !== undefined) for (const subscriber of subscribers) subscriber.changed(message.keys);
    if (message.busy) writers.set(message.from, now());
    else writers.delete(message.from);
  };

  /** What could not be told stays pending, and the heartbeat's silence makes others forget what they keep. */
  const flush = async (): Promise<void> => {
    flushTimer = undefined;
    const keys = pending;
    pending = [];
    const chunks = chunksOf(keys);
    try {
      for (const [index, chunk] of chunks.entries())
        await say({ busy: open > 0 || pending.length > 0 || index < chunks.length - 1, keys: chunk });
    } catch {
      pending = [...keys, ...pending];
      flushTimer ??= setTimeout(() => void flush(), heartbeatMs);
      return;
    }
    if (open === 0 && pending.length === 0) announced = undefined;
  };

  const beat = (): void => {
    for (const [writer, heardAt] of writers) {
      if (now() - heardAt <= silenceMs) continue;
      writers.delete(writer);
      missed();
    }
    const busy = announced !== undefined;
    const wanted = busy || now() - askedAt < idleAfterMs;
    if (wanted && now() - saidAt >= heartbeatMs / 2) say({ busy }).catch(() => undefined);
  };

  const listening = await sql.listen(channel, hear, () => {
    // Also after a lost connection: what was said meanwhile was not heard.
    heardSelfAt = Number.NEGATIVE_INFINITY;
    missed();
  });
  const timer = setInterval(beat, heartbeatMs);
  timer.unref();

  return {
    async begin() {
      open += 1;
      announced ??= say({ busy: true });
      try {
        await announced;
      } catch (error) {
        open -= 1;
        announced = undefined;
        throw error;
      }
    },
    end(changedKeys) {
      open -= 1;
      if (changedKeys.length > 0) for (const subscriber of subscribers) subscriber.changed(changedKeys);
      pending.push(...changedKeys);
      if (!closed) flushTimer ??= setTimeout(() => void flush(), batchMs);
    },
    isTrusted() {
      askedAt = now();
      return askedAt - heardSelfAt < silenceMs;
    },
    subscribe: (subscriber) => void subscribers.push(subscriber),
    async close() {
      closed = true;
      clearInterval(timer);
      clearTimeout(flushTimer);
      if (pending.length > 0 || announced !== undefined) await flush();
      clearTimeout(flushTimer);
      await listening.unlisten().catch(() => undefined);
      await sql.end({ timeout: 2 });
    },
  };
}

/** At least one chunk, so that the end of writing is always told. */
function chunksOf(keys: readonly string[]): string[][] {
  const chunks: string[][] = [];
  let chunk: string[] = [];
  let bytes = 0;
  for (const key of new Set(keys)) {
    const size = Buffer.byteLength(key) + 3;
    if (bytes + size > mostPayloadBytes) {
      chunks.push(chunk);
      chunk = [];
      bytes = 0;
    }
    chunk.push(key);
    bytes += size;
  }
  return [...chunks, chunk];
}
