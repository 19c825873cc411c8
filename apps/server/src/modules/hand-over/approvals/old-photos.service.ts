/** Throws away the photos of counters that nobody needs any more. */
import { photoDaysAfterEnd } from '@rohi/contract/tracking/photo-rules';
import type { Context } from '../../../context.ts';
import { deleteOldPhotos, findNamedPhotos } from './approval-photo.store.ts';
import { counterPhotoFolder as folder } from './approvals.service.ts';

const dayMs = 86_400_000;
const deletedAtOnce = 500;

/** Photos older than those of ended parcels, and files that no photo names. Bears being run twice. */
export async function throwCounterPhotosAway({ db, clock, files, log }: Context): Promise<void> {
  const now = clock.now().getTime();
  const before = new Date(now - photoDaysAfterEnd * dayMs);
  let photos = 0;
  for (let names: string[] | undefined; names?.length !== 0; photos += names.length) {
    // oxlint-disable-next-line no-await-in-loop -- the next ones come after these
    names = await deleteOldPhotos(db, before, deletedAtOnce);
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    for (const name of names) await files.remove(folder, name);
  }
  const old = await files.listOlder(folder, new Date(now - dayMs));
  const named = old.length === 0 ? new Set() : await findNamedPhotos(db, old);
  const orphans = old.filter((name) => !named.has(name));
  for (const name of orphans) await files.remove(folder, name);
  log.info({ photos, orphans: orphans.length }, 'photos of counters thrown away');
}
