import type { Db, Tx } from '../../platform/database.ts';

/** What a note or a letter stands at: a tracking code, an order code, or the id of a customer. */
export type RecordSubject = { type: 'parcel' | 'order' | 'customer'; id: string };

export type Note = { id: string; text: string; authorId: string; authorName: string; createdAt: Date };

/** The notes that stand at a record, newest first. */
export async function notesAt(db: Db, { type, id }: RecordSubject): Promise<Note[]> {
  const rows = await db
    .selectFrom('record_note')
    .select(['id', 'text', 'author_id', 'author_name', 'created_at'])
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .where('taken_back_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    authorId: row.author_id,
    authorName: row.author_name,
    createdAt: row.created_at,
  }));
}

export async function insertNote(tx: Tx, { type, id }: RecordSubject, note: Note): Promise<void> {
  await tx
    .insertInto('record_note')
    .values({
      id: note.id,
      subject_type: type,
      subject_id: id,
      author_id: note.authorId,
      author_name: note.authorName,
      text: note.text,
      created_at: note.createdAt,
    })
    .execute();
}

/**
 * Takes a note of this author back; what it stood at. `before`: it was taken back already; undefined: no note of this
 * author has the id.
 */
export async function withdrawNote(
  tx: Tx,
  id: string,
  authorId: string,
  at: Date,
): Promise<RecordSubject | 'before' | undefined> {
  const row = await tx
    .updateTable('record_note')
    .set({ taken_back_at: at })
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .where('taken_back_at', 'is', null)
    .returning(['subject_type', 'subject_id'])
    .executeTakeFirst();
  if (row) return { type: row.subject_type as RecordSubject['type'], id: row.subject_id };
  const former = await tx
    .selectFrom('record_note')
    .select('id')
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .executeTakeFirst();
  return former && 'before';
}
