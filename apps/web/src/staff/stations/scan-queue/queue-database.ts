import { answerOf } from '../../../shared/api/browser-store.ts';
import type { AnyAnswer, LeftOf, NewScan, QueuedScan, QueueStore, QueueView } from './queued-scan.ts';
import { asLeft, asSettled, isWaiting, recentScans } from './queued-scan.ts';

/** Each queue has a database of its own: scans of stations, what couriers do at the door, pictures of hand-overs. */
export type QueueName = 'stations' | 'courier' | 'evidence';

export const stationQueue: QueueName = 'stations';
export const queueVersion = 1;
const scans = 'scans';
/** `waitsFor` and `personFor` name the owner while the scan stands in that index; undefined is no key, and takes it out. */
type Stored = Record<string, unknown> & {
  owner: string;
  waitsFor: string | undefined;
  personFor: string | undefined;
};

/** Accepted scans stay this long for the list of the last ones; all others until they are settled. */
const acceptedMs = 86_400_000;

const opened = new Map<string, Promise<IDBDatabase>>();

/** A database of a queue; rejects where the browser has none. */
function openQueueDatabase(name: string): Promise<IDBDatabase> {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const opening = open(name).catch((error: unknown) => {
    opened.delete(name);
    throw error;
  });
  opened.set(name, opening);
  return opening;
}

/** The stores of a new database. It names nothing outside itself: journeys run its text in a browser that has not opened the console yet. */
export function makeQueueStores(database: IDBDatabase): void {
  const made = database.createObjectStore('scans', { keyPath: 'seq', autoIncrement: true });
  made.createIndex('owner', 'owner');
  made.createIndex('waitsFor', 'waitsFor');
  made.createIndex('personFor', 'personFor');
  made.createIndex('scanId', 'scanId', { unique: true });
  database.createObjectStore('device');
}

async function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, queueVersion);
  request.addEventListener('upgradeneeded', () => makeQueueStores(request.result));
  const database = await answerOf(request);
  // The browser may take it away (a newer version in another tab, storage emptied): it is opened anew at the next use.
  database.addEventListener('close', () => opened.delete(name));
  database.addEventListener('versionchange', () => {
    database.close();
    opened.delete(name);
  });
  return database;
}

/** One transaction of the stations' database, or of another queue's; what it wrote is on the disk when this resolves. */
export async function inStation<Result>(
  store: 'scans' | 'device',
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
  name = stationQueue,
): Promise<Result> {
  const database = await openQueueDatabase(name);
  const transaction = database.transaction(store, mode, { durability: 'strict' });
  const done = new Promise<void>((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('the scans could not be stored'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
  const [result] = await Promise.all([work(transaction.objectStore(store)), done]);
  return result;
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
  /** Who alone sends what is theirs; without it whoever is logged in sends what others have left. */
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
  const inQueue = <Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<Result>,
  ): Promise<Result> => inStation(scans, mode, work, name);
  const write = async (store: IDBObjectStore, scan: Scan): Promise<void> => {
    const left = asLeft<Facts, Scan>(scan, leftOf);
    await (left === undefined ? answerOf(store.delete(scan.seq)) : answerOf(store.put(toStored(left))));
  };
  return {
    append: (scan: NewScan<Facts>, settled: readonly Scan[]) =>
      inQueue('readwrite', async (store) => {
        const stored = { ...scan, state: 'stored' as const };
        const adding = answerOf(store.add(toStored(stored)));
        const [seq] = await Promise.all([
          adding,
          ...settled.map((earlier) => write(store, asSettled(earlier))),
        ]);
        return { ...stored, seq: Number(seq) };
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
  store: IDBObjectStore,
  most: number,
  onlyOf: string | undefined,
): Promise<Scan[]> {
  const index = store.index('waitsFor');
  if (onlyOf !== undefined) return answerOf(index.getAll(onlyOf, most) as IDBRequest<Scan[]>);
  const [first] = await answerOf(index.getAll(undefined, 1) as IDBRequest<Scan[]>);
  if (first === undefined) return [];
  const [ofFirst, all] = await Promise.all([answerOf(index.count(first.owner)), answerOf(index.count())]);
  // The index has them by person: where several have scanned, their scans are put together again.
  if (ofFirst === all) return answerOf(index.getAll(first.owner, most) as IDBRequest<Scan[]>);
  const mixed = await answerOf(index.getAll() as IDBRequest<Scan[]>);
  return mixed.toSorted((a, b) => a.seq - b.seq).slice(0, most);
}

async function readView<Facts, Answer extends AnyAnswer>(
  store: IDBObjectStore,
  owner: string,
): Promise<QueueView<Facts, Answer>> {
  type Scan = QueuedScan<Facts, Answer>;
  const waitsFor = store.index('waitsFor');
  const [waiting, all, oldest, needsPerson, recent] = await Promise.all([
    answerOf(waitsFor.count(owner)),
    answerOf(waitsFor.count()),
    answerOf(waitsFor.get(owner) as IDBRequest<Scan | undefined>),
    answerOf(store.index('personFor').getAll(owner) as IDBRequest<Scan[]>),
    lastOf<Scan>(store.index('owner'), owner),
  ]);
  return { waiting, oldestAt: oldest?.storedAt, recent, needsPerson, othersWaiting: all - waiting };
}

/** The last scans of somebody, newest first. */
function lastOf<Scan>(index: IDBIndex, owner: string): Promise<Scan[]> {
  const found: Scan[] = [];
  const request = index.openCursor(IDBKeyRange.only(owner), 'prev');
  return new Promise((resolve, reject) => {
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
    request.addEventListener('success', () => {
      const cursor = request.result;
      if (cursor === null || found.length === recentScans) return resolve(found);
      found.push(cursor.value as Scan);
      cursor.continue();
      return undefined;
    });
  });
}

/** How many entries of a person wait in a queue of this device to be sent. */
export function countWaiting(owner: string, name = stationQueue): Promise<number> {
  return inStation(scans, 'readonly', (store) => answerOf(store.index('waitsFor').count(owner)), name);
}

/** All scans that are stored here, of whomever: a day of them at least. */
export function storedScans<Scan>(): Promise<Scan[]> {
  return inStation(scans, 'readonly', (store) => answerOf(store.getAll() as IDBRequest<Scan[]>));
}

/** Removes the scans that the service accepted more than a day ago; nothing that waits or needs a person ever leaves by itself. */
export async function removeAccepted(nowMs: number): Promise<void> {
  await inStation(scans, 'readwrite', async (store) => {
    const request = store.openCursor();
    request.addEventListener('success', () => {
      const cursor = request.result;
      const scan = cursor?.value as QueuedScan<unknown, AnyAnswer> | undefined;
      // They stand in their order: the first that is younger ends it.
      if (cursor === null || scan === undefined || scan.storedAt >= nowMs - acceptedMs) return;
      if (scan.state === 'accepted') cursor.delete();
      cursor.continue();
    });
  });
}
