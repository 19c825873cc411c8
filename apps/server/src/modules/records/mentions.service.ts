/**
 * Owns how colleagues are called by a note. Promises that users read only notes of records that they may see, and that
 * a mention stands until it was read.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import type { listColleagues, listMentions } from '@rohi/contract/records/records.contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { UserPrincipal } from '../../principal.ts';
import { inTransaction, type Tx } from '../../platform/database.ts';
import { findOpenStaff, namesOfStaff } from '../accounts/users/people.service.ts';
import { insertMentions, markMentionsSeen, unseenMentions, type UnseenMention } from './mention.store.ts';
import { ownedCustomer, seenOrder, seenParcel } from './record-subjects.service.ts';

type Mention = DataOf<typeof listMentions>['list'][number];

/** So many are shown; the others follow as these are read. */
const mostShown = 50;
/** So many are looked at: those of records that the caller does not see any more are never read. */
const mostLookedAt = 500;

/** Who can be mentioned: staff with open access, but for the caller. */
export async function findColleagues(
  context: Context,
  { userId }: Pick<UserPrincipal, 'userId'>,
): Promise<DataOf<typeof listColleagues>> {
  const staff = await findOpenStaff(context);
  return { list: staff.filter(({ id }) => id !== userId) };
}

/** Calls colleagues by a note, each once. Throws `request.invalid` for somebody who is no colleague. */
export async function callColleagues(
  context: Context,
  tx: Tx,
  principal: UserPrincipal,
  note: { id: string; createdAt: Date },
  ids: readonly string[],
): Promise<void> {
  const called = [...new Set(ids)].filter((id) => id !== principal.userId);
  if (called.length === 0) return;
  const { list } = await findColleagues(context, principal);
  const colleagueIds = new Set(list.map(({ id }) => id));
  if (!called.every((id) => colleagueIds.has(id)))
    throw new AppError('request.invalid', { fields: [{ field: 'mentions', error: 'notAllowed' }] });
  await insertMentions(tx, note.id, called, note.createdAt);
}

/** The notes that call somebody and were not read, of records that they see. */
export async function findMentions(
  context: Context,
  principal: UserPrincipal,
): Promise<DataOf<typeof listMentions>> {
  const list: Mention[] = [];
  const nameOf = await namesOfStaff(context);
  for (let offset = 0; list.length < mostShown && offset < mostLookedAt; offset += mostShown) {
    const unread = await unseenMentions(context.db, principal.userId, { limit: mostShown, offset });
    const mentions = await Promise.all(unread.map((mention) => mentionSeen(context, principal, mention)));
    const seen = mentions.filter((mention) => mention !== undefined);
    list.push(...seen.map((mention) => ({ ...mention, author: nameOf(mention.author) })));
    if (unread.length < mostShown) break;
  }
  return { list: list.slice(0, mostShown) };
}

async function mentionSeen(
  context: Context,
  principal: UserPrincipal,
  { id, subject: { type, id: record }, text, authorName, createdAt }: UnseenMention,
): Promise<Mention | undefined> {
  try {
    const code = await codeSeen(context, principal, type, record);
    return { id, about: { kind: type, code }, text, author: authorName, at: createdAt.toISOString() };
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** By which code the page of a record is opened. Throws what the record's own calls throw for one that is not seen. */
async function codeSeen(
  context: Context,
  principal: UserPrincipal,
  type: UnseenMention['subject']['type'],
  id: string,
): Promise<string> {
  const right = ({ parcel: 'parcel:read', order: 'order:read', customer: 'customer:read' } as const)[type];
  if (!principal.authorities.has(right)) throw new AppError('auth.notAllowed');
  if (type === 'parcel') return (await seenParcel(context, principal, id)).id;
  if (type === 'order') return (await seenOrder(context, principal, id)).id;
  const { customerCode } = await ownedCustomer(context, id);
  if (customerCode === null) throw new AppError('list.notFound');
  return customerCode;
}

/** Says that the caller has read these notes; those that do not call them are passed over. */
export async function readMentions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId }: Pick<UserPrincipal, 'userId'>,
  ids: readonly string[],
): Promise<null> {
  await inTransaction(db, (tx) => markMentionsSeen(tx, userId, ids, clock.now()));
  return null;
}
