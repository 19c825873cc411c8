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

/** Beyond this share of the memory an answer is kept only when it is asked for a second time. */
const crowdedShare = 0.9;
const mostRememberedQuestions = 100_000;

/** `maxBytes` must be above 0. */
export function createFragmentCache(maxBytes: number): FragmentCache {
  const entries = new LRUCache<string, CachedFragment>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const changedAt = new Map<string, number>();
  let time = 1;
  let forgottenBefore = 0;
  const askedOnce = new Set<string>();

  const isCrowded = (): boolean => entries.calculatedSize > maxBytes * crowdedShare;
  /** Among more parcels than fit, those asked for once would only push each other out. */
  const wasAskedBefore = (key: string): boolean => {
    if (askedOnce.delete(key)) return true;
    if (askedOnce.size >= mostRememberedQuestions) askedOnce.clear();
    askedOnce.add(key);
    return false;
  };
  return {
    find: (code, locale) => entries.get(keyOf(code, locale)),
    mark: () => time,
    store(code, locale, fragment, mark) {
      if (mark < forgottenBefore || (changedAt.get(code) ?? 0) > mark) return;
      const key = keyOf(code, locale);
      if (isCrowded() && !wasAskedBefore(key)) return;
      entries.set(key, ownCopy(fragment));
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

/**
 * One piece of memory for each answer. The driver's Buffers are windows into its network chunks, and small Buffers of Node
 * are windows into a pool: kept as they are, each would keep all around it alive.
 */
function ownCopy(parts: CachedFragment): CachedFragment {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((length, part) => length + part.length, 0));
  let end = 0;
  const [code, status, fragment] = parts.map((part) => {
    const start = end;
    end += part.copy(whole, start);
    return whole.subarray(start, end);
  });
  if (code === undefined || status === undefined || fragment === undefined)
    throw new RangeError('three parts make an answer');
  return [code, status, fragment];
}

function sizeOf([code, status, fragment]: CachedFragment): number {
  return code.length + status.length + fragment.length + entryOverheadBytes;
}
