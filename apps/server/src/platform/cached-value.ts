import type { ChangeFeed } from './change-feed.ts';
import type { Clock } from './clock.ts';

/** A change that was not announced (a row edited by hand) is seen after so long. */
const freshForMs = 60_000;
/** While changes of others may have been missed, what was read is good for so long. */
const untrustedForMs = 1_000;

type Deps = { changes: ChangeFeed; clock: Clock };
type Entry = { value: Promise<unknown>; readAt: number };

type Cache = { entries: Map<string, Entry>; mark: number };

const cacheByFeed = new WeakMap<ChangeFeed, Cache>();

/**
 * Something small that is read at every request and hardly ever changes, cached in the memory of this process: what
 * `load` reads is good until a change of `key` is announced (`announceChanges`), changes may have been missed, or a
 * minute has passed. While the feed of changes is out of reach, it is good for a second. Many callers at once cost one
 * query. Each key stands for one `load`.
 */
export function readCached<Value>(
  { changes, clock }: Deps,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const { entries } = cacheOf(changes);
  const now = clock.now().getTime();
  const cacheEntry = entries.get(key);
  // A clock that was set back must not keep a value for ever.
  const goodForMs = changes.isTrusted() ? freshForMs : untrustedForMs;
  if (cacheEntry !== undefined && Math.abs(now - cacheEntry.readAt) < goodForMs)
    return cacheEntry.value as Promise<Value>;
  const entry = { value: load(), readAt: now };
  entries.set(key, entry);
  // What could not be read is asked for again; the callers see the failure in the promise itself.
  entry.value.catch(() => {
    if (entries.get(key) === entry) entries.delete(key);
  });
  return entry.value;
}

/**
 * Another number whenever something that is cached may have changed: what was made of cached values is good while it
 * stays.
 */
export function cacheMark({ changes }: Pick<Deps, 'changes'>): number {
  return cacheOf(changes).mark;
}

function cacheOf(changes: ChangeFeed): Cache {
  const entry = cacheByFeed.get(changes);
  if (entry !== undefined) return entry;
  const cache: Cache = { entries: new Map(), mark: 0 };
  cacheByFeed.set(changes, cache);
  changes.subscribe({
    changed: (keys) => {
      for (const key of keys) if (cache.entries.delete(key)) cache.mark += 1;
    },
    missed: () => {
      cache.entries.clear();
      cache.mark += 1;
    },
  });
  return cache;
}
