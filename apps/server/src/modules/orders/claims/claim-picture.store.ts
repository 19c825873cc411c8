import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** Whether a claim has this picture; to be asked once the picture is locked, or it is judged by what was before. */
export async function isPictureTaken(tx: Tx, pictureId: string): Promise<boolean> {
  const holder = await tx
    .selectFrom('parcel_claim')
    .select('id')
    .where('picture_id', '=', pictureId)
    .executeTakeFirst();
  return holder !== undefined;
}

/** Lets go of the pictures of claims that ended long ago. */
export async function forgetPicturesOfEnded(db: Db, endedBefore: Date): Promise<void> {
  await db
    .updateTable('parcel_claim')
    .set({ picture_id: null })
    .where('decided_at', '<', endedBefore)
    .where('picture_id', 'is not', null)
    .execute();
}

/** The ids of at most so many pictures that no claim has and that were sent before a moment. */
export async function freePictures(db: Db, sentBefore: Date, most: number): Promise<string[]> {
  const { rows } = await query<{ id: string }>`
    select id from attachment_facts as picture where subject = 'CLAIM' and stored_at < ${sentBefore}
      and not exists (select from parcel_claim where picture_id = picture.id) limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
