import { randomUUID } from 'node:crypto';
import type { DatabaseAddress } from './connections.ts';
import { onTransactionEnd, type Tx } from './database.ts';
import { keepConnection } from './kept-connection.ts';

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
  /** True when nothing of what this process said has come back to it for ten seconds: its line to the others is dead. */
  isDeaf(): boolean;
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
/** Silence after which a writer is taken for dead, and our own listener for deaf. With a heartbeat it stays below two seconds. */
const silenceMs = 1_200;
/** Heartbeats go on for so long after the last question, then an idle process leaves the database alone. */
const idleAfterMs = 5_000;
/** Who is about to write waits so long for the line, and so long for the answer; then the write is refused. */
const announceMs = 2_000;
const deafMs = 10_000;
/** PostgreSQL takes 8000 bytes a NOTIFY. */
const mostPayloadBytes = 7_500;

type Now = () => number;
type Say = (message: Omit<Message, 'from'>) => Promise<void>;

/** Opens the feed on a connection of its own. Times are taken from the monotonic clock, which no date change moves. */
export async function openChangeFeed(
  address: DatabaseAddress,
  options: { now?: Now } = {},
): Promise<ChangeFeed> {
  const now = options.now ?? (() => performance.now());
  const from = randomUUID();
  const listener = createListener(now, from);
  const line = await keepConnection(address, {
    name: 'rohi-changes',
    prepare: (client) => {
      client.on('notification', ({ payload }) => payload !== undefined && listener.hear(payload));
      return client.query(`listen ${channel}`);
    },
    opened: listener.reset,
  });
  const publisher = createPublisher(now, async (message) => {
    listener.expectSelf();
    await line.ask('select pg_notify($1, $2)', [channel, JSON.stringify({ from, ...message })], announceMs);
  });
  const writing = createWriting(publisher.say);

  const timer = setInterval(() => {
    listener.forgetSilentWriters();
    if (writing.isBusy() || listener.isWanted()) publisher.beat(writing.isBusy()).catch(writing.lapse);
  }, heartbeatMs);
  timer.unref();

  return {
    begin: writing.begin,
    end(changedKeys) {
      listener.tellHere(changedKeys);
      writing.end(changedKeys);
    },
    isTrusted: listener.isTrusted,
    isDeaf: listener.isDeaf,
    subscribe: listener.subscribe,
    async close() {
      clearInterval(timer);
      await writing.close();
      await line.close();
    },
  };
}

/** What this process says, and that it is alive when it has said nothing for a while. */
function createPublisher(now: Now, notify: Say): { say: Say; beat(busy: boolean): Promise<void> } {
  let saidAt = Number.NEGATIVE_INFINITY;
  const say: Say = (message) => {
    saidAt = now();
    return notify(message);
  };
  return {
    say,
    async beat(busy) {
      if (now() - saidAt >= heartbeatMs / 2) await say({ busy });
    },
  };
}

/** What is heard: changes of others, who of them is writing, and ourselves, which proves that the listener works. */
function createListener(now: Now, self: string) {
  const subscribers: ChangeSubscriber[] = [];
  const writers = new Map<string, number>();
  let heardSelfAt = Number.NEGATIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;
  let unheardSince: number | undefined;
  const tellHere = (keys: readonly string[]): void => {
    if (keys.length > 0) for (const subscriber of subscribers) subscriber.changed(keys);
  };
  const missed = (): void => subscribers.forEach((subscriber) => subscriber.missed());
  return {
    tellHere,
    subscribe: (subscriber: ChangeSubscriber): void => void subscribers.push(subscriber),
    hear(payload: string): void {
      const { from, busy, keys } = JSON.parse(payload) as Message;
      if (from === self) {
        heardSelfAt = now();
        unheardSince = undefined;
        return;
      }
      if (keys !== undefined) tellHere(keys);
      if (busy) writers.set(from, now());
      else writers.delete(from);
    },
    /** At the start and after a lost connection: what was said meanwhile was not heard. */
    reset(): void {
      heardSelfAt = Number.NEGATIVE_INFINITY;
      missed();
    },
    /** A writer that fell silent may have committed something it never told. */
    forgetSilentWriters(): void {
      const silent = [...writers].filter(([, heardAt]) => now() - heardAt > silenceMs);
      for (const [writer] of silent) writers.delete(writer);
      if (silent.length > 0) missed();
    },
    isTrusted(): boolean {
      askedAt = now();
      return askedAt - heardSelfAt < silenceMs;
    },
    /** This process says something now: it should come back. */
    expectSelf(): void {
      unheardSince ??= now();
    },
    isDeaf: (): boolean => unheardSince !== undefined && now() - unheardSince > deafMs,
    isWanted: (): boolean => now() - askedAt < idleAfterMs,
  };
}

/** From the announcement of the first change to the telling of the last; in between, others know that we are writing. */
function createWriting(say: Say) {
  let open = 0;
  let announced: Promise<void> | undefined;
  let pending: string[] = [];
  let timer: NodeJS.Timeout | undefined;

  /** The others take us for dead and trust themselves again: the next write has to be announced anew. */
  const lapse = (): void => {
    announced = undefined;
  };

  /** What could not be told stays pending, and our silence makes others forget what they keep. */
  const flush = async (): Promise<void> => {
    timer = undefined;
    const keys = pending;
    pending = [];
    const chunks = chunksOf(keys);
    try {
      for (const [index, chunk] of chunks.entries()) {
        await say({ busy: open > 0 || pending.length > 0 || index < chunks.length - 1, keys: chunk });
      }
    } catch {
      pending = [...keys, ...pending];
      lapse();
      timer ??= setTimeout(() => void flush(), heartbeatMs);
      return;
    }
    if (open === 0 && pending.length === 0) announced = undefined;
  };

  return {
    lapse,
    isBusy: (): boolean => announced !== undefined || open > 0 || pending.length > 0,
    async begin(): Promise<void> {
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
    end(changedKeys: readonly string[]): void {
      open -= 1;
      pending.push(...changedKeys);
      timer ??= setTimeout(() => void flush(), batchMs);
    },
    async close(): Promise<void> {
      clearTimeout(timer);
      if (announced !== undefined || pending.length > 0) await flush();
      clearTimeout(timer);
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
