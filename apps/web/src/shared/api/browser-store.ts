// One store of a database of the browser, opened for each piece of work and closed after it. Throws where there is no IndexedDB (a private window), or no room in it.

type BrowserStore = {
  database: string;
  store: string;
  /** A field that entries can be read in the order of. */
  index?: string;
};

/** Works on the store, whose entries have their key in `key`; what the work has begun is done when this ends. */
export async function withBrowserStore<Result>(
  { database: name, store, index }: BrowserStore,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () => {
    const made = opening.result.createObjectStore(store, { keyPath: 'key' });
    if (index !== undefined) made.createIndex(index, index);
  });
  const database = await answerOf(opening);
  try {
    return await work(database.transaction(store, mode).objectStore(store));
  } finally {
    // Ends when what was begun is done.
    database.close();
  }
}

/** What a request of IndexedDB answers. */
export function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}
