import type { Locale } from '@rohi/contract/locales';

/** A finished answer as it stands in the read model. */
export type CachedFragment = [trackingCode: Buffer, status: Buffer, fragment: Buffer];

/**
 * Finished answers in memory, the least recently used go first; bounded in bytes. An answer read before a change of its
 * parcel but stored after it is turned away, so what is found is never older than the last change that was told.
 */
export type FragmentCache = {
  find(code: string, locale: Locale): CachedFragment | undefined;
  /** To be taken before the database is asked, and given with what it answered. */
  mark(): number;
  store(code: string, locale: Locale, fragment: CachedFragment, mark: number): void;
  forget(codes: readonly string[]): void;
  clear(): void;
  readonly bytes: number;
};

/** What an entry costs beside its text: map node, tuple, Buffer objects. */
const entryOverheadBytes = 400;

/** Changes remembered for turning late answers away; when there are more, all answers under way are. */
const mostRememberedChanges = 50_000;

/** `maxBytes` 0 keeps nothing. */
export function createFragmentCache(maxBytes: number): FragmentCache {
  const entries = new Map<Locale, Map<string, CachedFragment>>();
  const changedAt = new Map<string, number>();
  let time = 1;
  let forgottenBefore = 0;
  let bytes = 0;

  const ofLocale = (locale: Locale): Map<string, CachedFragment> => {
    let map = entries.get(locale);
    if (map === undefined) entries.set(locale, (map = new Map()));
    return map;
  };
  const remove = (map: Map<string, CachedFragment>, code: string): void => {
    const entry = map.get(code);
    if (entry === undefined) return;
    map.delete(code);
    bytes -= sizeOf(entry);
  };
  const makeRoom = (): void => {
    // The largest language gives: it is the one that fills the memory.
    const [largest] = [...entries.values()].toSorted((a, b) => b.size - a.size);
    for (const oldest of largest?.keys() ?? []) {
      if (bytes <= maxBytes) return;
      if (largest !== undefined) remove(largest, oldest);
    }
  };

  return {
    find(code, locale) {
      const map = ofLocale(locale);
      const entry = map.get(code);
      if (entry === undefined) return undefined;
      map.delete(code);
      map.set(code, entry);
      return entry;
    },
    mark: () => time,
    store(code, locale, fragment, mark) {
      if (maxBytes === 0 || mark < forgottenBefore || (changedAt.get(code) ?? 0) > mark) return;
      const map = ofLocale(locale);
      remove(map, code);
      const own = ownCopy(fragment);
      map.set(code, own);
      bytes += sizeOf(own);
      makeRoom();
    },
    forget(codes) {
      time += 1;
      for (const code of codes) {
        changedAt.set(code, time);
        for (const map of entries.values()) remove(map, code);
      }
      if (changedAt.size > mostRememberedChanges) {
        changedAt.clear();
        forgottenBefore = time;
      }
    },
    clear() {
      time += 1;
      forgottenBefore = time;
      changedAt.clear();
      entries.clear();
      bytes = 0;
    },
    get bytes() {
      return bytes;
    },
  };
}

/** The driver's Buffers are windows into its network chunks: kept as they are, each would keep a whole chunk alive. */
function ownCopy([code, status, fragment]: CachedFragment): CachedFragment {
  return [Buffer.from(code), Buffer.from(status), Buffer.from(fragment)];
}

function sizeOf([code, status, fragment]: CachedFragment): number {
  return code.length + status.length + fragment.length + entryOverheadBytes;
}
