import { distinctAsWritten } from '@rohi/contract/tracking/plain-code';
import type { TrackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import { browserDatabase } from '../../../shared/api/browser-database.ts';
import { locale } from '../../../shared/i18n/locale.ts';

/** An answer that was stored, and when it came (epoch milliseconds). */
export type StoredAnswer = { answer: TrackingAnswer; storedAt: number };

/** As browsers hold it: the names of its fields stay. */
type Entry = { key: string; answer: TrackingAnswer; keptAt: number };

const answers = browserDatabase<{
  'tracking-answers': { key: string; value: Entry; indexes: { keptAt: number } };
}>({
  name: 'rohi',
  version: 1,
  durability: 'relaxed',
  make: (made) =>
    made.createObjectStore('tracking-answers', { keyPath: 'key' }).createIndex('keptAt', 'keptAt'),
});
const mostAnswers = 10;

/**
 * Stores the answer to a search for the time without a network: the last ten, in IndexedDB, because the end of a
 * session empties localStorage. Where it cannot be stored, nothing happens.
 */
export async function storeAnswer(
  codes: readonly string[],
  answer: TrackingAnswer,
  storedAt: number,
): Promise<void> {
  try {
    const entry: Entry = { key: keyOf(codes), answer, keptAt: storedAt };
    await answers.run('tracking-answers', 'readwrite', async (store) => {
      await store.put(entry);
      // The primary keys of an index come in its order: the oldest first.
      const keys = await store.index('keptAt').getAllKeys();
      await Promise.all(keys.slice(0, -mostAnswers).map((key) => store.delete(key)));
    });
  } catch {
    // No IndexedDB (a private window), or no room in it.
  }
}

/** The answer stored for exactly these codes, in this language, for the present user. */
export async function findStoredAnswer(codes: readonly string[]): Promise<StoredAnswer | undefined> {
  try {
    const found = await answers.run('tracking-answers', 'readonly', (store) => store.get(keyOf(codes)));
    return found && { answer: found.answer, storedAt: found.keptAt };
  } catch {
    return undefined;
  }
}

/** An owner sees more of a parcel than a stranger: what one has asked is not shown to another on the same phone. */
function keyOf(codes: readonly string[]): string {
  const user = localStorage.getItem('user') ?? '';
  return JSON.stringify([user, locale, ...distinctAsWritten(codes).toSorted()]);
}
