/** Throws away the photos of counters that are not needed any more. */
import { photoDaysAfterEnd } from '@rohi/contract/tracking/photo-rules';
import type { Context } from '../../../context.ts';
import { removeUnnamed, removeWithRows } from '../../../platform/file-retention.ts';
import { deleteOldPhotos, findNamedPhotos } from './approval-photo.store.ts';
import { counterPhotoFolder as folder } from './approvals.service.ts';

const dayMs = 86_400_000;

/** Photos older than those of ended parcels, and files that no photo names. Idempotent. */
export async function throwCounterPhotosAway({ db, clock, files, log }: Context): Promise<void> {
  const now = clock.now().getTime();
  const storedBefore = new Date(now - photoDaysAfterEnd * dayMs);
  const photos = await removeWithRows(files, folder, (most) => deleteOldPhotos(db, storedBefore, most));
  const before = new Date(now - dayMs);
  const orphans = await removeUnnamed(files, folder, {
    before,
    findNamed: (names) => findNamedPhotos(db, names),
  });
  log.info({ photos, orphans }, 'photos of counters thrown away');
}
