import { distinctTrackingCodes } from '@rohi/contract/tracking/tracking-codes';
import type { TrackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import { locale } from '../../../shared/i18n/locale.ts';

/** An answer that was stored, and when it came (epoch milliseconds). */
export type StoredAnswer = { answer: TrackingAnswer; storedAt: number };

/** As browsers hold it: the names of its fields stay. */
type Entry = { key: string; answer: TrackingAnswer; keptAt: number };

const databaseName = 'rohi';
const storeName = 'tracking-answers';
const mostAnswers = 10;

/**
 * Stores the answer to a search for the time without a network: the last ten, in IndexedDB, because the end of a session
 * empties localStorage. Where it cannot be stored, nothing happens.
 */
export async function storeAnswer(
  codes: readonly string[],
  answer: TrackingAnswer,
  storedAt: number,
): Promise<void> {
  try {
    const entry: Entry = { key: keyOf(codes), answer, keptAt: storedAt };
    await withStore('readwrite', async (store) => {
      await done(store.put(entry));
      // The primary keys of an index come in its order: the oldest first.
      const keys = await done(store.index('keptAt').getAllKeys());
      for (const key of keys.slice(0, -mostAnswers)) store.delete(key);
    });
  } catch {
    // No IndexedDB (a private window), or no room in it.
  }
}

/** The answer stored for exactly these codes, in this language, for whoever is logged in. */
export async function findStoredAnswer(codes: readonly string[]): Promise<StoredAnswer | undefined> {
  try {
    const found = await withStore('readonly', (store) =>
      done(store.get(keyOf(codes)) as IDBRequest<Entry | undefined>),
    );
    return found && { answer: found.answer, storedAt: found.keptAt };
  } catch {
    return undefined;
  }
}

/** An owner sees more of a parcel than a stranger: what one has asked is not shown to another on the same phone. */
function keyOf(codes: readonly string[]): string {
  const user = localStorage.getItem('user') ?? '';
  return JSON.stringify([user, locale, ...distinctTrackingCodes(codes).toSorted()]);
}

async function withStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(databaseName, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(storeName, { keyPath: 'key' }).createIndex('keptAt', 'keptAt');
  });
  const database = await done(opening);
  try {
    return await work(database.transaction(storeName, mode).objectStore(storeName));
  } finally {
    // Ends when what was begun is done.
    database.close();
  }
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}
