/** Photos that are made at a counter. */
import type { ApprovalPhotoKind } from '@rohi/contract/hand-over/approval-rules';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

export type CounterPhoto = {
  id: string;
  approvalId: string;
  kind: ApprovalPhotoKind;
  fileName: string;
  widthPx: number;
  heightPx: number;
  takenAt: Date;
};

const columns =
  query.raw(`id, approval_id as "approvalId", kind, file_name as "fileName", width_px as "widthPx",
  height_px as "heightPx", taken_at as "takenAt"`);

export async function insertCounterPhoto(
  tx: Tx,
  photo: CounterPhoto & { byteLength: number; storedAt: Date },
): Promise<void> {
  await query`
    insert into counter_photo (id, approval_id, kind, file_name, byte_length, width_px, height_px, taken_at, stored_at)
    values (${photo.id}, ${photo.approvalId}, ${photo.kind}, ${photo.fileName}, ${photo.byteLength}, ${photo.widthPx},
      ${photo.heightPx}, ${photo.takenAt}, ${photo.storedAt})`.execute(tx);
}

/** A photo by its id, whatever it is about. */
export async function findCounterPhoto(db: Db | Tx, id: string): Promise<CounterPhoto | undefined> {
  const { rows } = await query<CounterPhoto>`select ${columns} from counter_photo where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** The photos of a request, the first taken first. */
export async function photosOfApproval(db: Db | Tx, approvalId: string): Promise<CounterPhoto[]> {
  const { rows } = await query<CounterPhoto>`
    select ${columns} from counter_photo where approval_id = ${approvalId} order by taken_at, id`.execute(db);
  return rows;
}

/** Deletes at most so many photos that were stored before a moment; the names of their files. */
export async function deleteOldPhotos(db: Db, before: Date, most: number): Promise<string[]> {
  const { rows } = await query<{ name: string }>`
    delete from counter_photo where id in (select id from counter_photo where stored_at < ${before} limit ${most})
    returning file_name as name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Those of these files that a photo names. */
export async function findNamedPhotos(db: Db, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await query<{ name: string }>`
    select file_name as name from counter_photo where file_name = any(${[...names]}::text[])`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
