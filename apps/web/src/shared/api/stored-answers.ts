import { browserDatabase, type BrowserDatabase } from './browser-database.ts';
import { locale } from '../i18n/locale.ts';
import { readStored } from '../session/session-storage.ts';

/** An answer that was stored, and when it came (epoch milliseconds). */
export type StoredAnswer<Data> = { data: Data; storedAt: number };

/** As browsers hold it: the names of its fields stay. */
type Entry = StoredAnswer<unknown> & { key: string };

type Answers<Value> = { answers: { key: string; value: Value } };

function answersDatabase<Value extends { key: string }>(name: string): BrowserDatabase<Answers<Value>> {
  return browserDatabase({
    name,
    version: 1,
    durability: 'relaxed',
    make: (made) => made.createObjectStore('answers', { keyPath: 'key' }),
  });
}

const answers = answersDatabase<Entry>('rohi-cabinet');

/** What a station expects, answer by answer as the service gave them. */
export const expectedAnswers = answersDatabase<{ key: string }>('rohi-expected');

/**
 * Keeps the last answer of a call for the time without a network. Where it cannot be stored, or the user has logged out
 * before it comes, nothing happens.
 */
export async function storeAnswer(
  name: string,
  data: unknown,
  storedAt: number,
  language: string = locale,
): Promise<void> {
  if (readStored('user') === undefined) return;
  const entry: Entry = { key: keyOf(name, language), data, storedAt };
  await answers.run('answers', 'readwrite', (store) => store.put(entry)).catch(() => undefined);
}

/** The last answer of a call to the present user, in this language. */
export async function findStoredAnswer<Data>(
  name: string,
  language: string = locale,
): Promise<StoredAnswer<Data> | undefined> {
  const entry = await answers
    .run('answers', 'readonly', (store) => store.get(keyOf(name, language)))
    .catch(() => undefined);
  return entry as StoredAnswer<Data> | undefined;
}

/** The answers to a user are deleted at the end of the session. */
export function forgetStoredAnswers(): void {
  try {
    for (const database of [answers, expectedAnswers]) database.remove();
  } catch {
    // No IndexedDB: nothing was stored.
  }
}

function keyOf(name: string, language: string): string {
  return JSON.stringify([readStored('user') ?? '', language, name]);
}
