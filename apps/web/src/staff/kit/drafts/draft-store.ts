import { browserDatabase } from '../../../shared/api/browser-database.ts';
import type { OpenStore } from '../../../shared/api/open-database.ts';

/**
 * What people have typed and not saved yet, stored in the browser under who typed it. A browser without such a store,
 * or with a full one, stores nothing, and no error is shown.
 */
const retentionMs = 30 * 86_400_000;

export type Draft<Value> = {
  /** Epoch milliseconds by this computer's clock. */
  savedAt: number;
  value: Value;
};

type Drafts = { drafts: { key: [owner: string, key: string]; value: Draft<unknown> } };

const drafts = browserDatabase<Drafts>({
  name: 'staff-drafts',
  version: 1,
  durability: 'relaxed',
  make: (made) => made.createObjectStore('drafts'),
});

let tidied: Promise<void> | undefined;

function removeOld(): Promise<void> {
  return drafts.run('drafts', 'readwrite', async (store) => {
    for (let cursor = await store.openCursor(); cursor !== null; cursor = await cursor.continue())
      if (cursor.value.savedAt < Date.now() - retentionMs) await cursor.delete();
  });
}

/** Works on them; undefined where they cannot be stored. Old ones are gone by then. */
async function inDrafts<Access extends 'readonly' | 'readwrite', Result>(
  mode: Access,
  work: (store: OpenStore<Drafts, 'drafts', Access>) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    await (tidied ??= removeOld().catch(() => undefined));
    return await drafts.run('drafts', mode, work);
  } catch {
    return undefined;
  }
}

/**
 * The draft of a person under a key such as `/staff/notices/12`; another user's is not returned.
 * @param owner id of the account
 */
export function readDraft<Value>(owner: string, key: string): Promise<Draft<Value> | undefined> {
  return inDrafts('readonly', (store) => store.get([owner, key]) as Promise<Draft<Value> | undefined>);
}

export async function writeDraft(owner: string, key: string, value: unknown): Promise<void> {
  await inDrafts('readwrite', (store) => store.put({ savedAt: Date.now(), value }, [owner, key]));
}

export async function removeDraft(owner: string, key: string): Promise<void> {
  await inDrafts('readwrite', (store) => store.delete([owner, key]));
}
