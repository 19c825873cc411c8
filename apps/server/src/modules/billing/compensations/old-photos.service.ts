/** Throws away the photos of compensations that were decided long ago. */
import { photoDaysAfterEnd } from '@rohi/contract/tracking/photo-rules';
import type { Context } from '../../../context.ts';
import { removeUnnamed, removeWithRows } from '../../../platform/file-retention.ts';
import { compensationFolder as folder } from './ask-compensation.service.ts';
import { deleteOldPhotos, findNamedPhotos } from './compensation.store.ts';

const dayMs = 86_400_000;

/**
 * Photos of what was decided as long ago as those of parcels are stored after their end, and files that no photo names.
 * Idempotent.
 */
export async function throwCompensationPhotosAway({ db, clock, files, log }: Context): Promise<void> {
  const now = clock.now().getTime();
  const decidedBefore = new Date(now - photoDaysAfterEnd * dayMs);
  const photos = await removeWithRows(files, folder, (most) => deleteOldPhotos(db, decidedBefore, most));
  const before = new Date(now - dayMs);
  const orphans = await removeUnnamed(files, folder, {
    before,
    findNamed: (names) => findNamedPhotos(db, names),
  });
  log.info({ photos, orphans }, 'photos of compensations thrown away');
}
