import { randomUUID } from 'node:crypto';
import type { DatabaseAddress } from './connections.ts';
import { onTransactionEnd, type Tx } from './database.ts';
import { openReconnecting } from './reconnecting-connection.ts';

/**
 * Informs the processes of one database of what each of them has changed, so that each may cache answers in its memory.
 */
export type ChangeFeed = {
  /**
   * To be awaited before the first write of a transaction: others know then that this process is writing, and stop
   * trusting their caches if it falls silent before it has published what it wrote.
   */
  begin(isTogether?: boolean): Promise<void>;
  /**
   * After the transaction: the keys it may have changed. Published to the subscribers of this process at once.
   * `isTogether` as it began.
   */
  end(changedKeys: readonly string[], isTogether?: boolean): void;
  /** False while changes of others may have been missed: nothing cached may be used then. */
  isTrusted(): boolean;
  /**
   * True while a transaction changes many keys that must not be seen half changed: from before their transaction until
   * all of them were published. What is in memory and what the database says is not to be put into one answer then, nor
   * cached.
   */
  isChangingTogether(): boolean;
  /**
   * True when nothing of what this process published has come back to it for ten seconds: its line to the others is
   * dead.
   */
  isCutOff(): boolean;
  subscribe(subscriber: ChangeSubscriber): void;
  close(): Promise<void>;
};

export type ChangeSubscriber = {
  changed(keys: readonly string[]): void;
  /** Changes may have been missed: nothing cached before is good any more. */
  missed(): void;
};

/** A transaction that changes more than this changes them together; fewer belong to several small ones as a rule. */
const mostApart = 100;

/** Announces that a transaction changes these keys, before and after it. A commit with a lost answer counts as one. */
export async function announceChanges(feed: ChangeFeed, tx: Tx, keys: readonly string[]): Promise<void> {
  const isTogether = keys.length > mostApart;
  await feed.begin(isTogether);
  // Rolled back or not known: forgetting an unchanged key costs one query, caching a changed one would be wrong.
  onTransactionEnd(tx, () => feed.end(keys, isTogether));
}

/** `together`: of a writer that changes many keys which must not be seen half changed. */
type Message = { from: string; busy: boolean; together?: boolean; keys?: string[] };

const channel = 'rohi_changes';
/** One NOTIFY for all commits of so long: a NOTIFY inside each transaction would make commits wait for each other. */
const batchMs = 50;
const heartbeatMs = 400;
/**
 * Silence after which a writer is taken for dead, and our own listener for cut off. With a heartbeat it stays below two
 * seconds.
 */
const silenceMs = 1_200;
/** Heartbeats go on for so long after the last question, then an idle process leaves the database alone. */
const idleAfterMs = 5_000;
/** Who is about to write waits so long for the line, and so long for the answer; then the write is refused. */
const announceMs = 2_000;
const cutOffAfterMs = 10_000;
/** PostgreSQL takes 8000 bytes a NOTIFY. */
const mostPayloadBytes = 7_500;

type Now = () => number;
type Publish = (message: Omit<Message, 'from'>) => Promise<void>;

/** Opens the feed on a connection of its own. Times are taken from the monotonic clock, which no date change moves. */
export async function openChangeFeed(
  address: DatabaseAddress,
  options: { now?: Now } = {},
): Promise<ChangeFeed> {
  const now = options.now ?? (() => performance.now());
  const from = randomUUID();
  const listener = createListener(now, from);
  const line = await openReconnecting(address, {
    name: 'rohi-changes',
    prepare: (client) => {
      client.on('notification', ({ payload }) => payload !== undefined && listener.receive(payload));
      return client.query(`listen ${channel}`);
    },
    opened: listener.reset,
  });
  const publisher = createPublisher(now, async (message) => {
    listener.expectSelf();
    await line.ask('select pg_notify($1, $2)', [channel, JSON.stringify({ from, ...message })], announceMs);
  });
  const writing = createWriting(publisher.publish);

  const timer = setInterval(() => {
    listener.forgetSilentWriters();
    if (writing.isBusy() || listener.isWanted()) publisher.beat(writing.state()).catch(writing.lapse);
  }, heartbeatMs);
  timer.unref();

  return {
    begin: writing.begin,
    end(changedKeys, isTogether) {
      listener.publishHere(changedKeys);
      writing.end(changedKeys, isTogether);
    },
    isTrusted: listener.isTrusted,
    isChangingTogether: () => writing.isOpenTogether() || listener.isChangingTogether(),
    isCutOff: listener.isCutOff,
    subscribe: listener.subscribe,
    async close() {
      clearInterval(timer);
      await writing.close();
      await line.close();
    },
  };
}

/** Publishes for this process, and a heartbeat when it has published nothing for a while. */
function createPublisher(
  now: Now,
  notify: Publish,
): { publish: Publish; beat(state: Omit<Message, 'from'>): Promise<void> } {
  let publishedAt = Number.NEGATIVE_INFINITY;
  const publish: Publish = (message) => {
    publishedAt = now();
    return notify(message);
  };
  return {
    publish,
    async beat(state) {
      if (now() - publishedAt >= heartbeatMs / 2) await publish(state);
    },
  };
}

/**
 * What is received: changes of others, who of them is writing, and our own messages, which prove that the listener
 * works.
 */
function createListener(now: Now, self: string) {
  const subscribers: ChangeSubscriber[] = [];
  const writers = new Map<string, { receivedAt: number; isTogether: boolean }>();
  let ownReceivedAt = Number.NEGATIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;
  let unansweredSince: number | undefined;
  const publishHere = (keys: readonly string[]): void => {
    if (keys.length > 0) for (const subscriber of subscribers) subscriber.changed(keys);
  };
  const missed = (): void => subscribers.forEach((subscriber) => subscriber.missed());
  return {
    publishHere,
    subscribe: (subscriber: ChangeSubscriber): void => void subscribers.push(subscriber),
    receive(payload: string): void {
      const { from, busy, together = false, keys } = JSON.parse(payload) as Message;
      if (from === self) {
        ownReceivedAt = now();
        unansweredSince = undefined;
        return;
      }
      if (keys !== undefined) publishHere(keys);
      if (busy) writers.set(from, { receivedAt: now(), isTogether: together });
      else writers.delete(from);
    },
    /** At the start and after a lost connection: what was published meanwhile was not received. */
    reset(): void {
      ownReceivedAt = Number.NEGATIVE_INFINITY;
      missed();
    },
    /** A writer that fell silent may have committed something it never published. */
    forgetSilentWriters(): void {
      const silent = [...writers].filter(([, { receivedAt }]) => now() - receivedAt > silenceMs);
      for (const [writer] of silent) writers.delete(writer);
      if (silent.length > 0) missed();
    },
    isTrusted(): boolean {
      askedAt = now();
      return askedAt - ownReceivedAt < silenceMs;
    },
    isChangingTogether: (): boolean => [...writers.values()].some(({ isTogether }) => isTogether),
    /** This process publishes something now: it should come back. */
    expectSelf(): void {
      unansweredSince ??= now();
    },
    isCutOff: (): boolean => unansweredSince !== undefined && now() - unansweredSince > cutOffAfterMs,
    isWanted: (): boolean => now() - askedAt < idleAfterMs,
  };
}

/**
 * From the announcement of the first change to the publishing of the last; in between, others know that we are writing.
 */
function createWriting(publish: Publish) {
  let open = 0;
  let announced: Promise<void> | undefined;
  let pending: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const together = createTogether();

  /** The others take us for dead and trust themselves again: the next write has to be announced anew. */
  const lapse = (): void => {
    announced = undefined;
    together.lapse();
  };

  /** What could not be published stays pending, and our silence makes others forget their caches. */
  const flush = async (): Promise<void> => {
    timer = undefined;
    const keys = pending;
    pending = [];
    const ended = together.ended();
    const chunks = chunksOf(keys);
    try {
      for (const [index, chunk] of chunks.entries()) {
        const isLast = index === chunks.length - 1;
        // With the last of the keys all that was changed together is published.
        if (isLast) together.published(ended);
        await publish({
          busy: open > 0 || pending.length > 0 || !isLast,
          together: together.is(),
          keys: chunk,
        });
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
    state: (): Omit<Message, 'from'> => ({
      busy: announced !== undefined || open > 0 || pending.length > 0,
      together: together.is(),
    }),
    isOpenTogether: together.isOpen,
    async begin(isTogether = false): Promise<void> {
      open += 1;
      if (isTogether && together.begin()) announced = publish({ busy: true, together: true });
      announced ??= publish({ busy: true, together: together.is() });
      try {
        await announced;
      } catch (error) {
        open -= 1;
        announced = undefined;
        if (isTogether) together.end();
        throw error;
      }
    },
    end(changedKeys: readonly string[], isTogether = false): void {
      open -= 1;
      if (isTogether) together.end();
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

/**
 * Transactions of this process that change many keys together: open ones, and those of which not all keys were
 * published yet.
 */
function createTogether() {
  let open = 0;
  let ended = 0;
  let published = 0;
  let isAnnounced = false;
  const is = (): boolean => open > 0 || ended > published;
  return {
    is,
    isOpen: (): boolean => open > 0,
    /** True when others have to be informed first. */
    begin(): boolean {
      open += 1;
      const wasAnnounced = isAnnounced && is();
      isAnnounced = true;
      return !wasAnnounced;
    },
    end(): void {
      open -= 1;
      ended += 1;
    },
    ended: (): number => ended,
    published(upTo: number): void {
      published = Math.max(published, upTo);
      if (!is()) isAnnounced = false;
    },
    lapse(): void {
      isAnnounced = false;
    },
  };
}

/** At least one chunk, so that the end of writing is always published. */
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
