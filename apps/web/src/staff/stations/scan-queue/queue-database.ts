import { browserDatabase, type BrowserDatabase } from '../../../shared/api/browser-database.ts';
import type { OpenStore } from '../../../shared/api/open-database.ts';
import type { AnyAnswer, LeftOf, NewScan, QueuedScan, QueueStore, QueueView } from './queued-scan.ts';
import { asLeft, asSettled, isWaiting, recentScans } from './queued-scan.ts';

/** Each queue has a database of its own: scans of stations, what couriers do at the door, pictures of hand-overs. */
export type QueueName = 'stations' | 'courier' | 'evidence';

export const stationQueue: QueueName = 'stations';
export const queueVersion = 1;
/**
 * `waitsFor` and `personFor` name the owner while the scan stands in that index; undefined is no key, and takes it out.
 */
type Stored = Record<string, unknown> & {
  owner: string;
  waitsFor: string | undefined;
  personFor: string | undefined;
};
type Queue = {
  scans: {
    key: number;
    value: Stored;
    indexes: { owner: string; waitsFor: string; personFor: string; scanId: string };
  };
  /** Facts of the device, each under its name. */
  device: { key: string; value: unknown };
};
type Access = 'readonly' | 'readwrite';
type Scans<Mode extends Access> = OpenStore<Queue, 'scans', Mode>;

/** Accepted scans stay this long for the list of the last ones; all others until they are settled. */
const acceptedMs = 86_400_000;

/**
 * The stores of a new database. It names nothing outside itself: journeys run its text in a browser that has not opened
 * the console yet.
 */
export function makeQueueStores(database: IDBDatabase): void {
  const made = database.createObjectStore('scans', { keyPath: 'seq', autoIncrement: true });
  made.createIndex('owner', 'owner');
  made.createIndex('waitsFor', 'waitsFor');
  made.createIndex('personFor', 'personFor');
  made.createIndex('scanId', 'scanId', { unique: true });
  database.createObjectStore('device');
}

const queueDatabase = (name: QueueName): BrowserDatabase<Queue> =>
  browserDatabase({ name, version: queueVersion, make: makeQueueStores, durability: 'strict' });

const databases = {
  stations: queueDatabase('stations'),
  courier: queueDatabase('courier'),
  evidence: queueDatabase('evidence'),
} satisfies Record<QueueName, BrowserDatabase<Queue>>;

/** What is stored of the device under a name; rejects where the browser can store nothing. */
export async function readOfDevice<Value>(key: string): Promise<Value | undefined> {
  const stored = await databases.stations.run('device', 'readonly', (store) => store.get(key));
  return stored as Value | undefined;
}

/** Stores a fact of the device in the place of the former one. */
export async function storeOfDevice(key: string, value: unknown): Promise<void> {
  await databases.stations.run('device', 'readwrite', (store) => store.put(value, key));
}

/** Stores what follows from the fact that is stored; nothing when that is undefined. */
export function changeOfDevice<Value>(
  key: string,
  next: (stored: Value | undefined) => Value | undefined,
): Promise<Value | undefined> {
  return databases.stations.run('device', 'readwrite', async (store) => {
    const changed = next((await store.get(key)) as Value | undefined);
    if (changed !== undefined) await store.put(changed, key);
    return changed;
  });
}

function toStored<Facts, Answer extends AnyAnswer>(scan: Omit<QueuedScan<Facts, Answer>, 'seq'>): Stored {
  return {
    ...scan,
    waitsFor: isWaiting(scan) ? scan.owner : undefined,
    personFor: scan.state === 'needsPerson' ? scan.owner : undefined,
  };
}

type StoreRules<Facts> = {
  name?: QueueName;
  /** The only user who sends what is theirs; without it the present user sends what others have left. */
  onlyOf?: string | undefined;
  leftOf?: LeftOf<Facts>;
};

/** The queue in the browser's own database. */
export function openQueueStore<Facts, Answer extends AnyAnswer>({
  name = stationQueue,
  onlyOf,
  leftOf = (facts) => facts,
}: StoreRules<Facts> = {}): QueueStore<Facts, Answer> {
  type Scan = QueuedScan<Facts, Answer>;
  const inQueue = <Mode extends Access, Result>(
    mode: Mode,
    work: (store: Scans<Mode>) => Promise<Result>,
  ): Promise<Result> => databases[name].run('scans', mode, work);
  const write = async (store: Scans<'readwrite'>, scan: Scan): Promise<void> => {
    const left = asLeft<Facts, Scan>(scan, leftOf);
    await (left === undefined ? store.delete(scan.seq) : store.put(toStored(left)));
  };
  return {
    append: (scan: NewScan<Facts>, settled: readonly Scan[]) =>
      inQueue('readwrite', async (store) => {
        const stored = { ...scan, state: 'stored' as const };
        const adding = store.add(toStored(stored));
        const [seq] = await Promise.all([
          adding,
          ...settled.map((earlier) => write(store, asSettled(earlier))),
        ]);
        return { ...stored, seq };
      }),
    waiting: (most) => inQueue('readonly', (store) => firstWaiting<Scan>(store, most, onlyOf)),
    put: (changed) =>
      inQueue('readwrite', async (store) => {
        await Promise.all(changed.map((scan) => write(store, scan)));
      }),
    view: (owner) => inQueue('readonly', (store) => readView<Facts, Answer>(store, owner)),
  };
}

/** The first that wait, of one person or of all, in the order in which they were scanned. */
async function firstWaiting<Scan extends { seq: number; owner: string }>(
  store: Scans<'readonly'>,
  most: number,
  onlyOf: string | undefined,
): Promise<Scan[]> {
  const index = store.index('waitsFor');
  const of = (owner: string | undefined, count: number | undefined) =>
    index.getAll(owner, count) as Promise<unknown> as Promise<Scan[]>;
  if (onlyOf !== undefined) return of(onlyOf, most);
  const [first] = await of(undefined, 1);
  if (first === undefined) return [];
  const [ofFirst, all] = await Promise.all([index.count(first.owner), index.count()]);
  // The index has them by person: where several have scanned, their scans are put together again.
  if (ofFirst === all) return of(first.owner, most);
  const mixed = await of(undefined, undefined);
  return mixed.toSorted((a, b) => a.seq - b.seq).slice(0, most);
}

async function readView<Facts, Answer extends AnyAnswer>(
  store: Scans<'readonly'>,
  owner: string,
): Promise<QueueView<Facts, Answer>> {
  type Scan = QueuedScan<Facts, Answer>;
  const waitsFor = store.index('waitsFor');
  const [waiting, all, oldest, needsPerson, recent] = await Promise.all([
    waitsFor.count(owner),
    waitsFor.count(),
    waitsFor.get(owner) as Promise<unknown> as Promise<Scan | undefined>,
    store.index('personFor').getAll(owner) as Promise<unknown> as Promise<Scan[]>,
    lastOf<Scan>(store, owner),
  ]);
  return { waiting, oldestAt: oldest?.storedAt, recent, needsPerson, othersWaiting: all - waiting };
}

/** The last scans of somebody, newest first. */
async function lastOf<Scan>(store: Scans<'readonly'>, owner: string): Promise<Scan[]> {
  const found: Scan[] = [];
  let cursor = await store.index('owner').openCursor(owner, 'prev');
  while (cursor !== null && found.length < recentScans) {
    found.push(cursor.value as unknown as Scan);
    cursor = await cursor.continue();
  }
  return found;
}

/** How many entries of a person wait in a queue of this device to be sent. */
export function countWaiting(owner: string, name = stationQueue): Promise<number> {
  return databases[name].run('scans', 'readonly', (store) => store.index('waitsFor').count(owner));
}

/** All scans that are stored here, of all users: a day of them at least. */
export function storedScans<Scan>(): Promise<Scan[]> {
  return databases.stations.run(
    'scans',
    'readonly',
    (store) => store.getAll() as Promise<unknown> as Promise<Scan[]>,
  );
}

/**
 * Removes the scans that the service accepted more than a day ago; nothing that waits or needs a person ever leaves by
 * itself.
 */
export async function removeAccepted(nowMs: number): Promise<void> {
  await databases.stations.run('scans', 'readwrite', async (store) => {
    let cursor = await store.openCursor();
    // They stand in their order: the first that is younger ends it.
    while (cursor !== null && Number(cursor.value['storedAt']) < nowMs - acceptedMs) {
      if (cursor.value['state'] === 'accepted') await cursor.delete();
      cursor = await cursor.continue();
    }
  });
}
