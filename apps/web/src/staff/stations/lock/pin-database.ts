import { answerOf } from '../../../shared/api/browser-store.ts';
import { inStation } from '../scan-queue/queue-database.ts';
import type { PinStore, StoredPin } from './pin.ts';

/** The PIN of a person in this browser. It stays when the session ends, and opens nothing without one. */
export function pinOf(person: string): PinStore {
  const key = `pin:${person}`;
  const read = (store: IDBObjectStore) => answerOf(store.get(key) as IDBRequest<StoredPin | undefined>);
  return {
    read: () => inStation('device', 'readonly', read),
    change: (next) =>
      inStation('device', 'readwrite', async (store) => {
        const changed = next(await read(store));
        if (changed !== undefined) await answerOf(store.put(changed, key));
        return changed;
      }),
  };
}
