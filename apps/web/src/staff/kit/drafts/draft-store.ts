/**
 * What people have typed and not saved yet, stored in the browser under who typed it. A browser without such a store, or with a
 * full one, stores nothing, and no error is shown.
 */
const name = 'staff-drafts';
const table = 'drafts';
const retentionMs = 30 * 86_400_000;

export type Draft<Value> = {
  /** Epoch milliseconds by this computer's clock. */
  savedAt: number;
  value: Value;
};

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table));
    request.addEventListener('success', () => {
      removeOld(request.result);
      resolve(request.result);
    });
    request.addEventListener('error', () =>
      reject(new Error('the drafts cannot be opened', { cause: request.error })),
    );
  });
  return opened;
}

function removeOld(database: IDBDatabase): void {
  const request = database.transaction(table, 'readwrite').objectStore(table).openCursor();
  request.addEventListener('success', () => {
    const cursor = request.result;
    if (cursor === null) return;
    if ((cursor.value as Draft<unknown>).savedAt < Date.now() - retentionMs) cursor.delete();
    cursor.continue();
  });
}

async function ask<Result>(
  mode: IDBTransactionMode,
  question: (drafts: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await open();
    return await new Promise<Result>((resolve, reject) => {
      const request = question(database.transaction(table, mode).objectStore(table));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () =>
        reject(new Error('the drafts do not answer', { cause: request.error })),
      );
    });
  } catch {
    return undefined;
  }
}

/**
 * The draft of a person under a key such as `/staff/notices/12`; nobody is given another's.
 * @param owner id of the account
 */
export function readDraft<Value>(owner: string, key: string): Promise<Draft<Value> | undefined> {
  return ask('readonly', (drafts) => drafts.get([owner, key]) as IDBRequest<Draft<Value> | undefined>);
}

export async function writeDraft(owner: string, key: string, value: unknown): Promise<void> {
  await ask('readwrite', (drafts) => drafts.put({ savedAt: Date.now(), value }, [owner, key]));
}

export async function removeDraft(owner: string, key: string): Promise<void> {
  await ask('readwrite', (drafts) => drafts.delete([owner, key]));
}
