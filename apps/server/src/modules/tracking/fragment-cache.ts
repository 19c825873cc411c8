import { locales, type Locale } from '@rohi/contract/locales';
import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';

/** A finished answer as it stands in the read model: JSON that goes out as it is. */
export type FinishedAnswer = { status: ParcelStatus; fragment: Buffer };

/**
 * Finished answers in memory, those not asked for lately go first; bounded in bytes. An answer read before a change of its
 * parcel but stored after it is turned away, so what is found is never older than the last change that was told.
 */
export type FragmentCache = {
  find(code: string, locale: Locale): FinishedAnswer | undefined;
  /** To be taken before the database is asked, and given with what it answered. */
  mark(): number;
  store(code: string, locale: Locale, answer: FinishedAnswer, mark: number): void;
  forget(codes: readonly string[]): void;
  clear(): void;
  readonly bytes: number;
};

/** What an entry costs beside its text: map node, its own fields, Buffer object. */
const entryOverheadBytes = 400;

/** Changes remembered for turning late answers away; when there are more, all answers under way are. */
const mostRememberedChanges = 50_000;

/** Beyond this share of the memory an answer is kept only when it is asked for a second time. */
const crowdedShare = 0.9;
const mostRememberedQuestions = 100_000;

/** `maxBytes` must be above 0. */
export function createFragmentCache(maxBytes: number): FragmentCache {
  const entries = createQueue(maxBytes);
  const changedAt = new Map<string, number>();
  let time = 1;
  let forgottenBefore = 0;
  const askedOnce = new Set<string>();

  const isCrowded = (): boolean => entries.bytes > maxBytes * crowdedShare;
  /** Among more parcels than fit, those asked for once would only push each other out. */
  const wasAskedBefore = (key: string): boolean => {
    if (askedOnce.delete(key)) return true;
    if (askedOnce.size >= mostRememberedQuestions) askedOnce.clear();
    askedOnce.add(key);
    return false;
  };
  return {
    find: entries.find,
    mark: () => time,
    store(code, locale, answer, mark) {
      if (mark < forgottenBefore || (changedAt.get(code) ?? 0) > mark) return;
      if (isCrowded() && !wasAskedBefore(code + locale)) return;
      entries.add(code, locale, { status: answer.status, fragment: ownCopy(answer.fragment) });
    },
    forget(codes) {
      time += 1;
      for (const code of codes) {
        changedAt.set(code, time);
        for (const locale of locales) entries.remove(code, locale);
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
      return entries.bytes;
    },
  };
}

type Entry = {
  code: string;
  locale: Locale;
  answer: FinishedAnswer;
  bytes: number;
  /** Asked for since it was last looked at for leaving. */
  isRecent: boolean;
  older: Entry | undefined;
  newer: Entry | undefined;
};

/**
 * Entries in the order of coming, bounded in bytes. Who is to leave may stay once more if it was asked for in the meantime
 * ("second chance"): a find then writes one flag, where a true order of use would move the entry between its neighbours.
 */
function createQueue(maxBytes: number) {
  const maps = Object.fromEntries(locales.map((locale) => [locale, new Map()])) as Record<
    Locale,
    Map<string, Entry>
  >;
  let oldest: Entry | undefined;
  let newest: Entry | undefined;
  let bytes = 0;

  const append = (entry: Entry): void => {
    entry.older = newest;
    entry.newer = undefined;
    if (newest === undefined) oldest = entry;
    else newest.newer = entry;
    newest = entry;
  };
  const takeOut = ({ older, newer }: Entry): void => {
    if (older === undefined) oldest = newer;
    else older.newer = newer;
    if (newer === undefined) newest = older;
    else newer.older = older;
  };
  const drop = (entry: Entry): void => {
    takeOut(entry);
    maps[entry.locale].delete(entry.code);
    bytes -= entry.bytes;
  };
  const makeRoom = (): void => {
    while (bytes > maxBytes && oldest !== undefined) {
      const entry = oldest;
      if (!entry.isRecent) {
        drop(entry);
        continue;
      }
      entry.isRecent = false;
      takeOut(entry);
      append(entry);
    }
  };
  const remove = (code: string, locale: Locale): void => {
    const entry = maps[locale].get(code);
    if (entry !== undefined) drop(entry);
  };
  return {
    find(code: string, locale: Locale): FinishedAnswer | undefined {
      const entry = maps[locale].get(code);
      if (entry === undefined) return undefined;
      entry.isRecent = true;
      return entry.answer;
    },
    add(code: string, locale: Locale, answer: FinishedAnswer): void {
      remove(code, locale);
      const entry: Entry = {
        code,
        locale,
        answer,
        bytes: code.length + answer.fragment.length + entryOverheadBytes,
        isRecent: false,
        older: undefined,
        newer: undefined,
      };
      if (entry.bytes > maxBytes) return;
      append(entry);
      maps[locale].set(code, entry);
      bytes += entry.bytes;
      makeRoom();
    },
    remove,
    clear(): void {
      for (const locale of locales) maps[locale].clear();
      oldest = undefined;
      newest = undefined;
      bytes = 0;
    },
    get bytes() {
      return bytes;
    },
  };
}

/**
 * Memory of its own for each answer. The driver's Buffers are windows into its network chunks, and small Buffers of Node
 * are windows into a pool: kept as they are, each would keep all around it alive.
 */
function ownCopy(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
