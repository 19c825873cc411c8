import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

export type NewPicture = {
  id: string;
  customerId: string;
  fileName: string;
  byteLength: number;
  widthPx: number;
  heightPx: number;
  sentAt: Date;
};

export async function insertPicture(tx: Tx, picture: NewPicture): Promise<void> {
  await tx
    .insertInto('claim_picture')
    .values({
      id: picture.id,
      customer_id: picture.customerId,
      file_name: picture.fileName,
      byte_length: picture.byteLength,
      width_px: picture.widthPx,
      height_px: picture.heightPx,
      sent_at: picture.sentAt,
    })
    .execute();
}

/** How many pictures a customer has sent since a moment, those thrown away meanwhile not counted. */
export async function countPictures(db: Db | Tx, customerId: string, since: Date): Promise<number> {
  const { total } = await db
    .selectFrom('claim_picture')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where('customer_id', '=', customerId)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/**
 * Whether this picture is the customer's own, and whether a claim has it; locked, so that no other claim takes it and
 * no job throws it away meanwhile. What a claim has is read after the lock: a statement that waited for it would judge
 * by what was before.
 */
export async function lockPicture(
  tx: Tx,
  customerId: string,
  pictureId: string,
): Promise<'free' | 'taken' | 'none'> {
  const own = await tx
    .selectFrom('claim_picture')
    .select('id')
    .where('id', '=', pictureId)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (own === undefined) return 'none';
  const holder = await tx
    .selectFrom('parcel_claim')
    .select('id')
    .where('picture_id', '=', pictureId)
    .executeTakeFirst();
  return holder === undefined ? 'free' : 'taken';
}

/** Lets go of the pictures of claims that ended long ago. */
export async function forgetPicturesOfEnded(tx: Tx, endedBefore: Date): Promise<void> {
  await tx
    .updateTable('parcel_claim')
    .set({ picture_id: null })
    .where('decided_at', '<', endedBefore)
    .where('picture_id', 'is not', null)
    .execute();
}

/** Deletes the rows of pictures that no claim has and that were sent before a moment; the names of their files. */
export async function deleteFreePictures(tx: Tx, sentBefore: Date): Promise<string[]> {
  const { rows } = await query<{ file_name: string }>`
    delete from claim_picture picture where sent_at < ${sentBefore}
      and not exists (select from parcel_claim where picture_id = picture.id)
    returning file_name`.execute(tx);
  return rows.map((row) => row.file_name);
}

/** Those of these files that a picture names. */
export async function findNamedFiles(db: Db | Tx, fileNames: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('claim_picture')
    .select('file_name')
    .where('file_name', '=', query<string>`any(${[...fileNames]}::text[])`)
    .execute();
  return new Set(rows.map((row) => row.file_name));
}
