/**
 * Owns what colleagues note of a parcel, an order or a customer. Promises that users note and read only what they may
 * see, that one request makes one note, and that no customer is ever shown one.
 */
import { randomUUID } from 'node:crypto';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { parcelRecord } from '@rohi/contract/records/records.contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { UserPrincipal } from '../../principal.ts';
import { inTransaction, type Tx } from '../../platform/database.ts';
import { namesOfStaff } from '../accounts/users/people.service.ts';
import { recordAudit, type AuditActor } from '../audit/audit.service.ts';
import { makeOnce } from '../audit/change-row.service.ts';
import { mentionsIn } from './mention.store.ts';
import { callColleagues } from './mentions.service.ts';
import { insertNote, notesAt, withdrawNote, type RecordSubject } from './note.store.ts';

type Notes = DataOf<typeof parcelRecord.notes>;
/** The user who notes, and the actor of the record. */
export type Noter = { principal: UserPrincipal; actor: AuditActor };

/** The notes of a record that the caller may see, newest first. */
export async function listNotes(
  { db }: Pick<Context, 'db'>,
  { userId }: Pick<UserPrincipal, 'userId'>,
  subject: RecordSubject,
): Promise<Notes> {
  const [notes, nameOf] = await Promise.all([notesAt(db, subject), namesOfStaff({ db })]);
  const mentions = await mentionsIn(
    db,
    notes.map(({ id }) => id),
  );
  return {
    list: notes.map(({ id, text, authorId, authorName, createdAt }) => {
      const called = mentions.filter(({ noteId }) => noteId === id);
      return {
        id,
        text,
        author: nameOf(authorName),
        at: createdAt.toISOString(),
        isOwn: authorId === userId,
        mentions: called.map((each) => ({ id: each.userId, name: each.name })),
        callsMe: called.some((each) => each.userId === userId && !each.isSeen),
      };
    }),
  };
}

/**
 * Adds a note once for one request, calls the colleagues that it mentions, and returns the notes as they stand. Throws
 * `request.invalid` for one that says nothing or calls somebody who is no colleague.
 */
export async function addNote(
  context: Context,
  { principal, actor }: Noter,
  subject: RecordSubject,
  { requestId, text: typed, mentions = [] }: BodyOf<typeof parcelRecord.addNote>,
): Promise<Notes> {
  const text = typed.trim();
  if (text === '') throw new AppError('request.invalid', { fields: [{ field: 'text', error: 'required' }] });
  const { userId, name } = principal;
  await makeOnce(context, 'note', { userId }, requestId, async (tx, createdAt) => {
    const id = randomUUID();
    await insertNote(tx, subject, { id, text, authorId: userId, authorName: name, createdAt });
    await callColleagues(context, tx, principal, { id, createdAt }, mentions);
    await recordAudit(tx, { at: createdAt, actor, action: 'note:add', subject, details: {} });
    return id;
  });
  return listNotes(context, principal, subject);
}

/** Notes something on the record of a customer within the transaction that makes the customer. */
export async function noteOnCustomer(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { principal, actor }: Noter,
  { customerId, text }: { customerId: string; text: string },
): Promise<void> {
  const subject = { type: 'customer', id: customerId } as const;
  const createdAt = clock.now();
  const { userId, name } = principal;
  await insertNote(tx, subject, { id: randomUUID(), text, authorId: userId, authorName: name, createdAt });
  await recordAudit(tx, { at: createdAt, actor, action: 'note:add', subject, details: {} });
}

/** Takes an own note back; a repeated request changes nothing. Throws `list.notFound`, also for a colleague's. */
export async function takeNoteBack(
  context: Pick<Context, 'db' | 'clock'>,
  { principal, actor }: Noter,
  id: string,
): Promise<null> {
  await inTransaction(context.db, async (tx) => {
    const at = context.clock.now();
    const subject = await withdrawNote(tx, id, principal.userId, at);
    if (subject === undefined) throw new AppError('list.notFound');
    if (subject === 'before') return;
    await recordAudit(tx, { at, actor, action: 'note:withdraw', subject, details: {} });
  });
  return null;
}
