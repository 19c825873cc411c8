import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

/** Sender, kind and id of a file; an id is unique among the files of one kind of one person. */
export type FileKey = { ownerId: string; kind: string; id: string };

/** A file as it is stored; `content` is what was read of it, `outcome` what became of it, both packed by its kind. */
export type StoredFile = {
  id: string;
  fileName: string;
  contentHash: Buffer;
  uploadedAt: Date;
  /** What the first confirmation chose for the file as a whole; null before one. */
  choice: boolean | null;
  /** Null while it is being read, and of one that was refused. */
  content: Buffer | null;
  confirmedAt: Date | null;
  outcome: Buffer | null;
};

/** What is known of a file before it is read. */
export type NamedFile = Pick<StoredFile, 'fileName' | 'contentHash' | 'uploadedAt'>;

/** One upload of a person after the other, until the end of the transaction. */
export async function lockUploads(tx: Tx, { ownerId, kind }: Omit<FileKey, 'id'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}:${ownerId}`}, 0))`.execute(tx);
}

/** A file of this person; somebody else's does not exist for them. `lock` holds it until the end of the transaction. */
export async function findFile(
  db: Db | Tx,
  { ownerId, kind, id }: FileKey,
  lock: boolean = false,
): Promise<StoredFile | undefined> {
  const found = db
    .selectFrom('sent_file')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('id', '=', id);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return (
    row && {
      id: row.id,
      fileName: row.file_name,
      contentHash: row.content_hash,
      uploadedAt: row.uploaded_at,
      choice: row.choice,
      content: row.content,
      confirmedAt: row.confirmed_at,
      outcome: row.outcome,
    }
  );
}

/** The first other file of this kind with the same bytes that was read, of any sender. */
export async function findFileOfHash(
  db: Db,
  { ownerId, kind, id }: FileKey,
  contentHash: Buffer,
): Promise<{ uploadedAt: Date; by: string } | undefined> {
  return db
    .selectFrom('sent_file')
    .innerJoin('account_facts', 'account_facts.id', 'owner_id')
    .select(['uploaded_at as uploadedAt', sql<string>`account_facts.name`.as('by')])
    .where('kind', '=', kind)
    .where('content_hash', '=', contentHash)
    .where('content', 'is not', null)
    .where((file) => file.or([file('owner_id', '<>', ownerId), file('sent_file.id', '<>', id)]))
    .orderBy('uploaded_at')
    .orderBy('sent_file.id')
    .executeTakeFirst();
}

/** How many readings a person has asked for, and when the oldest of these files came. */
export type Readings = { readings: number; oldest: Date | null };

/** The readings since `after`. */
export async function readingsSince(
  tx: Tx,
  { ownerId, kind }: Omit<FileKey, 'id'>,
  after: Date,
): Promise<Readings> {
  const row = await tx
    .selectFrom('sent_file')
    .select((each) => [
      each.fn.sum<string | null>('readings').as('readings'),
      each.fn.min('uploaded_at').as('oldest'),
    ])
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('uploaded_at', '>', after)
    .executeTakeFirst();
  return { readings: Number(row?.readings ?? 0), oldest: row?.oldest ?? null };
}

/** Notes that a file is being read; one that was refused before is read once more. */
export async function noteReading(tx: Tx, { ownerId, kind, id }: FileKey, file: NamedFile): Promise<void> {
  await tx
    .insertInto('sent_file')
    .values({
      owner_id: ownerId,
      kind,
      id,
      file_name: file.fileName,
      content_hash: file.contentHash,
      uploaded_at: file.uploadedAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'kind', 'id']).doUpdateSet((row) => ({
        readings: row('sent_file.readings', '+', 1),
        uploaded_at: file.uploadedAt,
      })),
    )
    .execute();
}

/** Keeps what was read of a file; of two readings at once under one id the first stays. */
export async function storeContent(
  db: Db,
  { ownerId, kind, id }: FileKey,
  file: NamedFile,
  content: Buffer,
): Promise<void> {
  await db
    .insertInto('sent_file')
    .values({
      owner_id: ownerId,
      kind,
      id,
      file_name: file.fileName,
      content_hash: file.contentHash,
      uploaded_at: file.uploadedAt,
      content,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'kind', 'id'])
        .doUpdateSet({ content })
        .where('sent_file.content', 'is', null)
        .where('sent_file.content_hash', '=', file.contentHash),
    )
    .execute();
}

/** Keeps what the first confirmation of a file has asked for, and returns it: a later one asks for nothing else. */
export async function storeChoice(db: Db, { ownerId, kind, id }: FileKey, choice: boolean): Promise<boolean> {
  const row = await db
    .updateTable('sent_file')
    .set((file) => ({ choice: file.fn.coalesce('choice', file.val(choice)) }))
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .returning('choice')
    .executeTakeFirst();
  return row?.choice ?? choice;
}

/** Keeps how far a confirmed file has come; what is not given stays as it is. */
export async function storeProgress(
  tx: Tx,
  { ownerId, kind, id }: FileKey,
  progress: { content?: Buffer; outcome?: Buffer; confirmedAt: Date | null },
): Promise<void> {
  const { content, outcome, confirmedAt } = progress;
  await tx
    .updateTable('sent_file')
    .set({
      confirmed_at: confirmedAt,
      ...(content === undefined ? {} : { content }),
      ...(outcome === undefined ? {} : { outcome }),
    })
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}

/** Forgets the files that came before `before`. */
export async function deleteFilesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sent_file').where('uploaded_at', '<', before).execute();
}
