/** Throws away the photos of compensations that were decided long ago. */
import { photoDaysAfterEnd } from '@rohi/contract/tracking/photo-rules';
import type { Context } from '../../../context.ts';
import { compensationFolder as folder } from './ask-compensation.service.ts';
import { deleteOldPhotos, findNamedPhotos } from './compensation.store.ts';

const dayMs = 86_400_000;
const deletedAtOnce = 500;

/** Photos of what was decided as long ago as those of parcels are stored after their end, and files that no photo names. Bears being run twice. */
export async function throwCompensationPhotosAway({ db, clock, files, log }: Context): Promise<void> {
  const now = clock.now().getTime();
  const before = new Date(now - photoDaysAfterEnd * dayMs);
  let photos = 0;
  for (let names: string[] | undefined; names?.length !== 0; photos += names.length) {
    names = await deleteOldPhotos(db, before, deletedAtOnce);
    for (const name of names) await files.remove(folder, name);
  }
  const old = await files.listOlder(folder, new Date(now - dayMs));
  const named = old.length === 0 ? new Set() : await findNamedPhotos(db, old);
  const orphans = old.filter((name) => !named.has(name));
  for (const name of orphans) await files.remove(folder, name);
  log.info({ photos, orphans: orphans.length }, 'photos of compensations thrown away');
}
