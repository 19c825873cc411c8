import type { ChangeFeed } from './change-feed.ts';
import type { Clock } from './clock.ts';

/** A change that nobody told (a row edited by hand) is seen after so long. */
const freshForMs = 60_000;
/** While changes of others may have been missed, what was read is good for so long. */
const untrustedForMs = 1_000;

type Deps = { changes: ChangeFeed; clock: Clock };
type Entry = { value: Promise<unknown>; readAt: number };

type Kept = { entries: Map<string, Entry>; mark: number };

const keptByFeed = new WeakMap<ChangeFeed, Kept>();

/**
 * Something small that is read at every request and hardly ever changes, kept in the memory of this process: what `load`
 * reads is good until a change of `key` is told (`announceChanges`), changes may have been missed, or a minute has passed. While
 * the feed of changes is not heard, it is good for a second.
 * Many callers at once cost one query. Each key stands for one `load`.
 */
export function readKept<Value>(
  { changes, clock }: Deps,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const { entries } = keptBy(changes);
  const now = clock.now().getTime();
  const known = entries.get(key);
  // A clock that was set back must not keep a value for ever.
  const goodForMs = changes.isTrusted() ? freshForMs : untrustedForMs;
  if (known !== undefined && Math.abs(now - known.readAt) < goodForMs) return known.value as Promise<Value>;
  const entry = { value: load(), readAt: now };
  entries.set(key, entry);
  // What could not be read is asked for again; the callers are told by the promise itself.
  entry.value.catch(() => {
    if (entries.get(key) === entry) entries.delete(key);
  });
  return entry.value;
}

/** Another number whenever something that is kept may have changed: what was made of kept values is good while it stays. */
export function keptMark({ changes }: Pick<Deps, 'changes'>): number {
  return keptBy(changes).mark;
}

function keptBy(changes: ChangeFeed): Kept {
  const known = keptByFeed.get(changes);
  if (known !== undefined) return known;
  const kept: Kept = { entries: new Map(), mark: 0 };
  keptByFeed.set(changes, kept);
  changes.subscribe({
    changed: (keys) => {
      for (const key of keys) if (kept.entries.delete(key)) kept.mark += 1;
    },
    missed: () => {
      kept.entries.clear();
      kept.mark += 1;
    },
  });
  return kept;
}
