import { openDB, unwrap, type DBSchema, type IDBPDatabase, type IDBPObjectStore, type StoreNames } from 'idb';

export type BrowserDatabasePlan = {
  /** Name and version are in people's browsers, with what waits there to be sent: they change by an upgrade alone. */
  name: string;
  version: number;
  /** Makes the stores of a database that was not there. */
  make: (database: IDBDatabase) => void;
  /** `strict`: what is written is on the disk, not merely with the system, when the work resolves. */
  durability: IDBTransactionDurability;
};

type Mode = 'readonly' | 'readwrite';

/** A store within one transaction. */
export type OpenStore<
  Schema extends DBSchema,
  Name extends StoreNames<Schema>,
  Access extends Mode,
> = IDBPObjectStore<Schema, [Name], Name, Access>;

/** By the name of the database. */
const opened = new Map<string, Promise<IDBPDatabase>>();

/** The database of a plan, which all work on it shares. */
async function openDatabase(plan: BrowserDatabasePlan): Promise<IDBPDatabase> {
  const pending = opened.get(plan.name);
  if (pending !== undefined) return pending;
  const forget = () => {
    if (opened.get(plan.name) === opening) opened.delete(plan.name);
  };
  const opening = openNow(plan, forget);
  opened.set(plan.name, opening);
  opening.catch(forget);
  return opening;
}

/** Not the library's promise itself: without IndexedDB that is thrown at once. */
async function openNow({ name, version, make }: BrowserDatabasePlan, gone: () => void) {
  return openDB(name, version, {
    upgrade: (made) => make(unwrap(made)),
    // Another tab deletes it, or has a newer version of it.
    blocking: (_current, _wanted, event) => {
      (event.target as IDBDatabase).close();
      gone();
    },
    // Storage was emptied.
    terminated: gone,
  });
}

/** One transaction on one store of a database; see `BrowserDatabase`. */
export async function runIn<
  Schema extends DBSchema,
  Name extends StoreNames<Schema>,
  Access extends 'readonly' | 'readwrite',
  Result,
>(
  plan: BrowserDatabasePlan,
  store: Name,
  mode: Access,
  work: (store: OpenStore<Schema, Name, Access>) => Promise<Result>,
): Promise<Result> {
  const database = (await openDatabase(plan)) as IDBPDatabase<Schema>;
  const transaction = database.transaction(store, mode, { durability: plan.durability });
  const [result] = await Promise.all([work(transaction.objectStore(store)), transaction.done]);
  return result;
}
