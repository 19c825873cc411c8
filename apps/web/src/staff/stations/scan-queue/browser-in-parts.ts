/**
 * A browser for tests and the proof, in parts: what is stored, its locks, what its tabs say to each other, and tabs
 * that can be closed in the middle of anything.
 */
import type { AnyAnswer, NewScan, QueuedScan, QueueStore } from './queued-scan.ts';
import { asSettled, isWaiting, recentScans } from './queued-scan.ts';
import type { TabMessage } from './scan-queue.ts';

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What is stored on a device for as long as it lives, whatever becomes of its tabs; `isFull` refuses what is new. */
export function openDisk<Facts, Answer extends AnyAnswer>() {
  type Scan = QueuedScan<Facts, Answer>;
  const disk = { isFull: false };
  let rows: Scan[] = [];
  let last = 0;
  const own = (owner: string) => rows.filter((row) => row.owner === owner);
  const store: QueueStore<Facts, Answer> = {
    async append(scan: NewScan<Facts>, settled: readonly Scan[]) {
      if (disk.isFull) throw new Error('the disk is full');
      await store.put(settled.map(asSettled));
      last += 1;
      const row = { ...scan, seq: last, state: 'stored' as const };
      rows = [...rows, row];
      return structuredClone(row);
    },
    async waiting(most) {
      return structuredClone(rows.filter(isWaiting).slice(0, most));
    },
    async put(changed) {
      const byId = new Map(structuredClone([...changed]).map((row) => [row.scanId, row]));
      rows = rows.map((row) => byId.get(row.scanId) ?? row);
    },
    async view(owner) {
      const waiting = own(owner).filter(isWaiting);
      return structuredClone({
        waiting: waiting.length,
        oldestAt: waiting[0]?.storedAt,
        recent: own(owner).slice(-recentScans).toReversed(),
        needsPerson: own(owner).filter(({ state }) => state === 'needsPerson'),
        othersWaiting: rows.filter(isWaiting).length - waiting.length,
      });
    },
  };
  return { disk, store, all: async (owner: string) => structuredClone(own(owner)) };
}

/** Who holds the lock of the browser; with `isBroken` everybody does, as where there are none. */
export function openLocks() {
  const locks = { isBroken: false };
  let queue: (() => void)[] = [];
  return {
    locks,
    lock(begin: () => void) {
      queue = [...queue, begin];
      if (queue.length === 1 || locks.isBroken) begin();
      return () => {
        const isHolder = queue[0] === begin;
        queue = queue.filter((each) => each !== begin);
        if (isHolder) queue[0]?.();
      };
    },
  };
}

/** What a tab asked for before it was closed never comes back to it. */
export function whileOpen<Result>(life: { isOpen: boolean }, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    work.then(
      (result) => life.isOpen && resolve(result),
      (error: unknown) => life.isOpen && reject(error as Error),
    );
  });
}

/** What the tabs of a browser say to each other. */
export function openChannel() {
  const listeners = new Set<(message: TabMessage) => void>();
  return () => {
    let own: ((message: TabMessage) => void) | undefined;
    return {
      say: (message: TabMessage) => {
        for (const listener of listeners) if (listener !== own) listener(message);
      },
      listen: (listener: (message: TabMessage) => void) => {
        own = listener;
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
  };
}

/** The store as a tab sees it, for as long as it is open. */
export function storeWhileOpen<Facts, Answer extends AnyAnswer>(
  life: { isOpen: boolean },
  store: QueueStore<Facts, Answer>,
): QueueStore<Facts, Answer> {
  return {
    append: (...args) => whileOpen(life, store.append(...args)),
    waiting: (...args) => whileOpen(life, store.waiting(...args)),
    put: (changed) => whileOpen(life, store.put(changed)),
    view: (owner) => whileOpen(life, store.view(owner)),
  };
}
