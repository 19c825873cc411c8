import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import type { RecordSubject } from './note.store.ts';

/** Calls colleagues by a note. */
export async function insertMentions(
  tx: Tx,
  noteId: string,
  userIds: readonly string[],
  createdAt: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  const rows = userIds.map((userId) => ({ note_id: noteId, user_id: userId, created_at: createdAt }));
  await tx.insertInto('record_note_mention').values(rows).execute();
}

export type MentionOf = { noteId: string; userId: string; name: string; isSeen: boolean };

/** The users mentioned in these notes. */
export async function mentionsIn(db: Db, noteIds: readonly string[]): Promise<MentionOf[]> {
  if (noteIds.length === 0) return [];
  const { rows } = await query<MentionOf>`
    select note_id as "noteId", user_id as "userId", account.name, seen_at is not null as "isSeen"
    from record_note_mention join account_facts as account on account.id = user_id
    where note_id = any(${[...noteIds]}::uuid[]) order by account.name, user_id`.execute(db);
  return rows;
}

export type UnseenMention = {
  id: string;
  subject: RecordSubject;
  text: string;
  authorName: string;
  createdAt: Date;
};

/** One page of the notes that call somebody and were not read by them, newest first. */
export async function unseenMentions(
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<UnseenMention[]> {
  const { rows } = await query<UnseenMention>`
    select note.id, json_build_object('type', subject_type, 'id', subject_id) as subject, text,
      author_name as "authorName", mention.created_at as "createdAt"
    from record_note_mention mention join record_note note on note.id = note_id
    where user_id = ${userId} and seen_at is null and taken_back_at is null
    order by mention.created_at desc, note.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Marks notes as read by the mentioned user; others stay as they are. */
export async function markMentionsSeen(
  tx: Tx,
  userId: string,
  noteIds: readonly string[],
  at: Date,
): Promise<void> {
  await tx
    .updateTable('record_note_mention')
    .set({ seen_at: at })
    .where('user_id', '=', userId)
    .where('note_id', 'in', [...noteIds])
    .where('seen_at', 'is', null)
    .execute();
}
