import { answerOf } from '../../../shared/api/browser-store.ts';
import type { PhotoRow, PhotoStore } from './photo-row.ts';

/** Beside the database of the scans: a photo weighs a thousand times what they do, and their versions go their own way. */
const name = 'station-photos';
const photos = 'photos';

/** One transaction; what it wrote is on the disk when this resolves. */
async function inPhotos<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(photos, { keyPath: 'photoId' }).createIndex('owner', 'owner');
  });
  const database = await answerOf(opening);
  try {
    const transaction = database.transaction(photos, mode, { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      const fail = () => reject(transaction.error ?? new Error('the photo could not be stored'));
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', fail);
      transaction.addEventListener('error', fail);
    });
    const [result] = await Promise.all([answerOf(work(transaction.objectStore(photos))), done]);
    return result;
  } finally {
    database.close();
  }
}

/** How many photos of a person wait on this device to be sent behind a scan. */
export async function countPhotos(owner: string): Promise<number> {
  const stored = await openPhotoStore().all(owner);
  return stored.filter((row) => row.state === 'waiting' && row.owner === owner).length;
}

/** The photos in the browser's own database. */
export function openPhotoStore(): PhotoStore {
  return {
    async all(owner) {
      const stored = await inPhotos('readonly', (store) => store.getAll() as IDBRequest<PhotoRow[]>);
      return stored.filter((row) => row.owner === owner || row.state === 'waiting');
    },
    async put(row) {
      await inPhotos('readwrite', (store) => store.put(row));
    },
    remove: (photoId) => inPhotos('readwrite', (store) => store.delete(photoId)),
  };
}
