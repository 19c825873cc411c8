// Every database of the browser is opened here, over idb. Throws where there is no IndexedDB (a private window), or no room in it.
import {
  deleteDB,
  openDB,
  unwrap,
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type StoreNames,
} from 'idb';

type Plan = {
  /** Name and version are in people's browsers, with what waits there to be sent: they change by an upgrade alone. */
  name: string;
  version: number;
  /** Makes the stores of a database that was not there. */
  make: (database: IDBDatabase) => void;
  /** What is written is on the disk, not merely with the system, when the work resolves. */
  isDurable?: boolean;
};

type Mode = 'readonly' | 'readwrite';

/** A store within one transaction. */
export type OpenStore<
  Schema extends DBSchema,
  Name extends StoreNames<Schema>,
  Access extends Mode,
> = IDBPObjectStore<Schema, [Name], Name, Access>;

export type BrowserDatabase<Schema extends DBSchema> = {
  /** One transaction on one store; what it wrote is stored when this resolves. */
  run: <Name extends StoreNames<Schema>, Access extends Mode, Result>(
    store: Name,
    mode: Access,
    work: (store: OpenStore<Schema, Name, Access>) => Promise<Result>,
  ) => Promise<Result>;
  /** Deletes it with all that is in it; rejects where there is no IndexedDB. */
  remove: () => Promise<void>;
};

/** A database that is opened with its first work, and stays open until the browser or another tab takes it away: then the next work opens it anew. */
export function browserDatabase<Schema extends DBSchema>({
  name,
  version,
  make,
  isDurable = false,
}: Plan): BrowserDatabase<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const open = (): Promise<IDBPDatabase<Schema>> => {
    const forget = () => {
      if (opened === opening) opened = undefined;
    };
    const openNow = async () =>
      openDB<Schema>(name, version, {
        upgrade: (made) => make(unwrap(made)),
        // Another tab deletes it, or has a newer version of it.
        blocking: (_current, _wanted, event) => {
          (event.target as IDBDatabase).close();
          forget();
        },
        // Storage was emptied.
        terminated: forget,
      });
    const opening = openNow().catch((error: unknown) => {
      forget();
      throw error;
    });
    return opening;
  };
  return {
    async run(store, mode, work) {
      const database = await (opened ??= open());
      const options: IDBTransactionOptions = isDurable ? { durability: 'strict' } : {};
      const transaction = database.transaction(store, mode, options);
      const [result] = await Promise.all([work(transaction.objectStore(store)), transaction.done]);
      return result;
    },
    async remove() {
      const last = opened;
      // Whoever opens it from here on waits for the deletion.
      opened = undefined;
      const deleting = deleteDB(name);
      const database = await last?.catch(() => undefined);
      database?.close();
      await deleting;
    },
  };
}
