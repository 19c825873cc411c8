/** Photos of a box that turns out to be that of another parcel. */
import type { Tx } from '../../../platform/database.ts';
import { moveAttachments } from '../../attachments/attachments.service.ts';

/** All photos of the one parcel show the other from now on; both are locked by the caller. */
export async function movePhotos(tx: Tx, from: { id: string }, to: { id: string }): Promise<void> {
  await moveAttachments(tx, { subject: 'PARCEL', subjectId: from.id }, to.id);
}
