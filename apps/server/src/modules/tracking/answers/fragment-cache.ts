import { locales, type Locale } from '@rohi/contract/locales';
import { addEntry, clearEntries, createEntryQueue, findEntry, removeEntry } from './fragment-queue.ts';
import { copyFragment, type FinishedAnswer } from './timeline-renderer.ts';

/**
 * Finished answers in memory, those not asked for lately go first; bounded in bytes. An answer read before a change of
 * its parcel but stored after it is turned away, so what is found is never older than the last change that was
 * announced.
 */
export type FragmentCache = {
  find(code: string, locale: Locale): FinishedAnswer<Buffer> | undefined;
  /** To be taken before the database is asked, and given with what it answered. */
  mark(): number;
  /** Returns the answer as it stands in memory; the given one where it was turned away. */
  store(code: string, locale: Locale, answer: FinishedAnswer, mark: number): FinishedAnswer;
  forget(codes: readonly string[]): void;
  clear(): void;
  readonly bytes: number;
};

/** Changes remembered for turning late answers away; when there are more, all answers under way are. */
const mostRememberedChanges = 50_000;

/** Beyond this share of the memory an answer is cached only when it is asked for a second time. */
const crowdedShare = 0.9;
const mostRememberedQuestions = 100_000;

/** `maxBytes` must be above 0. */
export function createFragmentCache(maxBytes: number): FragmentCache {
  const entries = createEntryQueue(maxBytes);
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
    find: (code, locale) => findEntry(entries, code, locale),
    mark: () => time,
    store(code, locale, answer, mark) {
      if (mark < forgottenBefore || (changedAt.get(code) ?? 0) > mark) return answer;
      if (isCrowded() && !wasAskedBefore(code + locale)) return answer;
      const stored = { ...answer, fragment: copyFragment(answer.fragment) };
      addEntry(entries, code, locale, stored);
      return stored;
    },
    forget(codes) {
      time += 1;
      for (const code of codes) {
        changedAt.set(code, time);
        for (const locale of locales) removeEntry(entries, code, locale);
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
      clearEntries(entries);
    },
    get bytes() {
      return entries.bytes;
    },
  };
}
