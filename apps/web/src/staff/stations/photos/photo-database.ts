import { browserDatabase } from '../../../shared/api/browser-database.ts';
import type { PhotoRow, PhotoStore } from './photo-row.ts';

/**
 * Beside the database of the scans: a photo weighs a thousand times what they do, and their versions go their own way.
 */
const database = browserDatabase<{
  photos: { key: string; value: PhotoRow; indexes: { owner: string } };
}>({
  name: 'station-photos',
  version: 1,
  make: (made) => made.createObjectStore('photos', { keyPath: 'photoId' }).createIndex('owner', 'owner'),
  durability: 'strict',
});

/** How many photos of a person wait on this device to be sent behind a scan. */
export async function countPhotos(owner: string): Promise<number> {
  const stored = await openPhotoStore().all(owner);
  return stored.filter((row) => row.state === 'waiting' && row.owner === owner).length;
}

/** The photos in the browser's own database. */
export function openPhotoStore(): PhotoStore {
  return {
    async all(owner) {
      const stored = await database.run('photos', 'readonly', (store) => store.getAll());
      return stored.filter((row) => row.owner === owner || row.state === 'waiting');
    },
    async put(row) {
      await database.run('photos', 'readwrite', (store) => store.put(row));
    },
    remove: (photoId) => database.run('photos', 'readwrite', (store) => store.delete(photoId)),
  };
}
