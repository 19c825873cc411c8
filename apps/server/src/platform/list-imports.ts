/** Owns the table of imported files of lists. Knows nothing of what is in them. */
import type { Db, Tx } from './database.ts';

/** Whose import of which list. */
export type ImportKey = { userId: string; list: string; id: string };

export type StoredImport = {
  fileName: string;
  contentHash: Buffer;
  uploadedAt: Date;
  /** What was read and is to be done, packed by whoever stores it. */
  content: Buffer;
  confirmedAt: Date | null;
};

/** An import of this person; somebody else's does not exist for them. `lock` holds it until the end of the transaction. */
export async function findImport(
  db: Db | Tx,
  { userId, list, id }: ImportKey,
  lock: boolean = false,
): Promise<StoredImport | undefined> {
  const found = db
    .selectFrom('list_import')
    .selectAll()
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('id', '=', id);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return (
    row && {
      fileName: row.file_name,
      contentHash: row.content_hash,
      uploadedAt: row.uploaded_at,
      content: row.content,
      confirmedAt: row.confirmed_at,
    }
  );
}

/** Stores what was read of a file; of two at once under one id the first stays. */
export async function insertImport(
  db: Db,
  { userId, list, id }: ImportKey,
  file: Omit<StoredImport, 'confirmedAt'>,
): Promise<void> {
  await db
    .insertInto('list_import')
    .values({
      user_id: userId,
      list,
      id,
      file_name: file.fileName,
      content_hash: file.contentHash,
      uploaded_at: file.uploadedAt,
      content: file.content,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'list', 'id']).doNothing())
    .execute();
}

/** Stores how far an import has come. */
export async function updateImport(
  tx: Tx,
  { userId, list, id }: ImportKey,
  { content, confirmedAt }: Pick<StoredImport, 'content' | 'confirmedAt'>,
): Promise<void> {
  await tx
    .updateTable('list_import')
    .set({ content, confirmed_at: confirmedAt })
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('id', '=', id)
    .execute();
}

/** Forgets the imports that came before `before`. */
export async function deleteImportsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('list_import').where('uploaded_at', '<', before).execute();
}
