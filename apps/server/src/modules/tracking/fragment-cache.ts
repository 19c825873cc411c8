import { locales, type Locale } from '@rohi/contract/locales';
import { LRUCache } from 'lru-cache';

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

/** `maxBytes` must be above 0. */
export function createFragmentCache(maxBytes: number): FragmentCache {
  const entries = new LRUCache<string, CachedFragment>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const changedAt = new Map<string, number>();
  let time = 1;
  let forgottenBefore = 0;
  return {
    find: (code, locale) => entries.get(keyOf(code, locale)),
    mark: () => time,
    store(code, locale, fragment, mark) {
      if (mark < forgottenBefore || (changedAt.get(code) ?? 0) > mark) return;
      entries.set(keyOf(code, locale), ownCopy(fragment));
    },
    forget(codes) {
      time += 1;
      for (const code of codes) {
        changedAt.set(code, time);
        for (const locale of locales) entries.delete(keyOf(code, locale));
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
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };
}

/** The language stands behind: codes differ in their ends, and most keys of a process are of one language. */
function keyOf(code: string, locale: Locale): string {
  return code + locale;
}

/** The driver's Buffers are windows into its network chunks: kept as they are, each would keep a whole chunk alive. */
function ownCopy([code, status, fragment]: CachedFragment): CachedFragment {
  return [Buffer.from(code), Buffer.from(status), Buffer.from(fragment)];
}

function sizeOf([code, status, fragment]: CachedFragment): number {
  return code.length + status.length + fragment.length + entryOverheadBytes;
}
