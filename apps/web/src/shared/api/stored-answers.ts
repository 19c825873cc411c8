import { locale } from '../i18n/locale.ts';
import { readStored } from '../session/session-storage.ts';

/** An answer that was stored, and when it came (epoch milliseconds). */
export type StoredAnswer<Data> = { data: Data; storedAt: number };

/** As browsers hold it: the names of its fields stay. */
type Entry = StoredAnswer<unknown> & { key: string };

/** Of the cabinet: it goes with the session (`forgetStoredAnswers`). */
const databaseName = 'rohi-cabinet';
const storeName = 'answers';

/** Keeps the last answer of a call for the time without a network. Where it cannot be stored, nothing happens. */
export async function storeAnswer(name: string, data: unknown, storedAt: number): Promise<void> {
  const entry: Entry = { key: keyOf(name), data, storedAt };
  await withStore('readwrite', (store) => done(store.put(entry))).catch(() => undefined);
}

/** The last answer of a call to whoever is logged in, in this language. */
export async function findStoredAnswer<Data>(name: string): Promise<StoredAnswer<Data> | undefined> {
  return withStore('readonly', (store) =>
    done(store.get(keyOf(name)) as IDBRequest<(Entry & StoredAnswer<Data>) | undefined>),
  ).catch(() => undefined);
}

/** What the cabinet showed is nobody's after the end of a session. */
export function forgetStoredAnswers(): void {
  try {
    indexedDB.deleteDatabase(databaseName);
  } catch {
    // No IndexedDB: nothing was stored.
  }
}

function keyOf(name: string): string {
  return JSON.stringify([readStored('user') ?? '', locale, name]);
}

async function withStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(databaseName, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(storeName, { keyPath: 'key' });
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
