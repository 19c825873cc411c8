// Every database of the browser is opened here, over idb. Throws where there is no IndexedDB (a private window), or no
// room in it.
import type { DBSchema, StoreNames } from 'idb';
import type { BrowserDatabasePlan, OpenStore } from './open-database.ts';

export type BrowserDatabase<Schema extends DBSchema> = {
  /** One transaction on one store; what it wrote is stored when this resolves. */
  run: <Name extends StoreNames<Schema>, Access extends 'readonly' | 'readwrite', Result>(
    store: Name,
    mode: Access,
    work: (store: OpenStore<Schema, Name, Access>) => Promise<Result>,
  ) => Promise<Result>;
  /** Deletes it with all that is in it, also when the page goes at once. */
  remove: () => void;
};

/**
 * A database that is opened with its first work, and stays open until the browser or another tab takes it away: then
 * the next work opens it anew.
 */
export function browserDatabase<Schema extends DBSchema>(plan: BrowserDatabasePlan): BrowserDatabase<Schema> {
  return {
    async run(store, mode, work) {
      // The library comes with the first work on a database, not with the page.
      const { runIn } = await import('./open-database.ts');
      return runIn(plan, store, mode, work);
    },
    remove() {
      indexedDB.deleteDatabase(plan.name);
    },
  };
}
