import { answerOf, withBrowserStore } from './browser-store.ts';
import { locale } from '../i18n/locale.ts';
import { readStored } from '../session/session-storage.ts';

/** An answer that was stored, and when it came (epoch milliseconds). */
export type StoredAnswer<Data> = { data: Data; storedAt: number };

/** As browsers hold it: the names of its fields stay. */
type Entry = StoredAnswer<unknown> & { key: string };

const answers = { database: 'rohi-cabinet', store: 'answers' };

/** What a station expects, answer by answer as the service gave them. */
export const expectedAnswers = { database: 'rohi-expected', store: 'answers' };

/**
 * Keeps the last answer of a call for the time without a network. Where it cannot be stored, or nobody is logged in any more when it comes, nothing
 * happens.
 */
export async function storeAnswer(
  name: string,
  data: unknown,
  storedAt: number,
  language: string = locale,
): Promise<void> {
  if (readStored('user') === undefined) return;
  const entry: Entry = { key: keyOf(name, language), data, storedAt };
  await withBrowserStore(answers, 'readwrite', (store) => answerOf(store.put(entry))).catch(() => undefined);
}

/** The last answer of a call to whoever is logged in, in this language. */
export async function findStoredAnswer<Data>(
  name: string,
  language: string = locale,
): Promise<StoredAnswer<Data> | undefined> {
  return withBrowserStore(answers, 'readonly', (store) =>
    answerOf(store.get(keyOf(name, language)) as IDBRequest<(Entry & StoredAnswer<Data>) | undefined>),
  ).catch(() => undefined);
}

/** What the service has answered somebody logged in is nobody's after the end of the session. */
export function forgetStoredAnswers(): void {
  try {
    for (const { database } of [answers, expectedAnswers]) indexedDB.deleteDatabase(database);
  } catch {
    // No IndexedDB: nothing was stored.
  }
}

function keyOf(name: string, language: string): string {
  return JSON.stringify([readStored('user') ?? '', language, name]);
}
