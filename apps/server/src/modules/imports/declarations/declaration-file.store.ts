import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** A file of declarations as it is kept; `content` and `outcome` are packed. */
export type StoredFile = {
  id: string;
  fileName: string;
  contentHash: Buffer;
  uploadedAt: Date;
  content: Buffer | null;
  confirmedAt: Date | null;
  outcome: Buffer | null;
};

/** One upload of a customer after the other, until the end of the transaction. */
export async function lockUploads(tx: Tx, customerId: string): Promise<void> {
  await query`select pg_advisory_xact_lock(hashtextextended(${`declarations:${customerId}`}, 0))`.execute(tx);
}

/** A file of this customer; somebody else's does not exist for him. */
export async function findFile(db: Db | Tx, customerId: string, id: string): Promise<StoredFile | undefined> {
  const row = await db
    .selectFrom('declaration_file')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { content, outcome } = row;
  return {
    id: row.id,
    fileName: row.file_name,
    contentHash: row.content_hash,
    uploadedAt: row.uploaded_at,
    content,
    confirmedAt: row.confirmed_at,
    outcome,
  };
}

/** How many readings a customer has asked for since `after`, and when the oldest of these files came. */
export async function readingsSince(
  tx: Tx,
  customerId: string,
  after: Date,
): Promise<{ readings: number; oldest: Date | null }> {
  const row = await tx
    .selectFrom('declaration_file')
    .select((row) => [
      row.fn.sum<string | null>('readings').as('readings'),
      row.fn.min('uploaded_at').as('oldest'),
    ])
    .where('customer_id', '=', customerId)
    .where('uploaded_at', '>', after)
    .executeTakeFirst();
  return { readings: Number(row?.readings ?? 0), oldest: row?.oldest ?? null };
}

/** Notes that a file is being read; one that was refused before is read once more. */
export async function noteReading(
  tx: Tx,
  customerId: string,
  file: Pick<StoredFile, 'id' | 'fileName' | 'contentHash' | 'uploadedAt'>,
): Promise<void> {
  await tx
    .insertInto('declaration_file')
    .values({
      customer_id: customerId,
      id: file.id,
      file_name: file.fileName,
      content_hash: file.contentHash,
      readings: 1,
      uploaded_at: file.uploadedAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'id']).doUpdateSet((row) => ({
        readings: row('declaration_file.readings', '+', 1),
        uploaded_at: file.uploadedAt,
      })),
    )
    .execute();
}

/** Keeps what was read. */
export async function keepContent(db: Db, customerId: string, id: string, content: Buffer): Promise<void> {
  await db
    .updateTable('declaration_file')
    .set({ content })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('content', 'is', null)
    .execute();
}

/** Notes whether the orders are to be submitted; what the first confirmation said stays and is returned. */
export async function beginConfirmation(
  db: Db,
  customerId: string,
  id: string,
  submits: boolean,
): Promise<boolean> {
  const row = await db
    .updateTable('declaration_file')
    .set((file) => ({ submits: file.fn.coalesce('submits', file.val(submits)) }))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returning('submits')
    .executeTakeFirst();
  return row?.submits ?? submits;
}

/** Keeps what has become of the rows; of two confirmations at once the first says it. */
export async function keepOutcome(
  db: Db,
  customerId: string,
  id: string,
  outcome: Buffer,
  confirmedAt: Date,
): Promise<void> {
  await db
    .updateTable('declaration_file')
    .set({ outcome, confirmed_at: confirmedAt })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute();
}

/** Forgets the files that came before `before`. */
export async function deleteFilesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('declaration_file').where('uploaded_at', '<', before).execute();
}
