/**
 * Owns what the office and customers write to each other about a record. Promises that one request writes one message,
 * that a message of the office goes with one letter where the customer reads letters, and that users read only what was
 * written to them.
 */
import { randomUUID } from 'node:crypto';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { answerOffice, listOwnMessages, parcelThread } from '@rohi/contract/records/messages.contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { UserPrincipal } from '../../principal.ts';
import { inTransaction } from '../../platform/database.ts';
import { getCustomer, findCustomersOfCodes, type Customer } from '../accounts/customers/customers.service.ts';
import { readersOf } from '../accounts/customers/letter-readers.service.ts';
import { namesOfStaff } from '../accounts/users/people.service.ts';
import { makeOnce } from '../audit/change-row.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { queueQuietLetter } from '../notifications/notifications.service.ts';
import { settleThread } from './conversation.store.ts';
import {
  countUnread,
  findMessageTo,
  insertMessage,
  markRead,
  messagesAt,
  messagesOf,
  type Message,
} from './message.store.ts';
import type { RecordSubject } from './note.store.ts';
import type { Noter } from './notes.service.ts';
import { beginningOf } from './quoted-text.ts';
import type { OwnedSubject } from './record-subjects.service.ts';

type Thread = DataOf<typeof parcelThread.messages>;
type OwnMessages = DataOf<typeof listOwnMessages>;
type Written = Pick<Context, 'db' | 'clock'>;

async function customerOf(
  { db }: Pick<Context, 'db'>,
  customerCode: string | null,
): Promise<Customer | undefined> {
  if (customerCode === null) return undefined;
  const id = (await findCustomersOfCodes(db, [customerCode])).get(customerCode);
  return id === undefined ? undefined : getCustomer(db, id);
}

function aboutOf({ type, id }: RecordSubject): Thread['list'][number]['about'] {
  return { kind: type, code: type === 'customer' ? null : id };
}

/** At the record of a customer stands all that was written to and by them. */
async function threadOf(db: Context['db'], subject: RecordSubject, customerId: string): Promise<Message[]> {
  return subject.type === 'customer'
    ? (await messagesOf(db, customerId)).toReversed()
    : messagesAt(db, subject, customerId);
}

/** What was written about a record between the office and its present owner. */
export async function readThread(
  context: Pick<Context, 'db'>,
  { subject, customerCode }: OwnedSubject,
): Promise<Thread> {
  const customer = await customerOf(context, customerCode);
  if (customer === undefined) return { customer: null, list: [] };
  const [messages, nameOf] = await Promise.all([
    threadOf(context.db, subject, customer.id),
    namesOfStaff(context),
  ]);
  return {
    customer: { code: customer.customerCode, name: customer.name },
    list: messages.map(({ id, subject: of, fromOffice, authorName, text, createdAt, readAt }) => ({
      id,
      about: aboutOf(of),
      fromOffice,
      // Everybody is called by name, not by what they log in with.
      author: fromOffice ? nameOf(authorName) : customer.name,
      text,
      at: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    })),
  };
}

function readText(typed: string): string {
  const text = typed.trim();
  if (text === '') throw new AppError('request.invalid', { fields: [{ field: 'text', error: 'required' }] });
  return text;
}

/**
 * Writes to the customer about a record, with one letter. Throws `orders.customerNotFound` for a record without an
 * owner, `request.invalid`.
 */
export async function writeToCustomer(
  context: Written,
  { principal, actor }: Noter,
  owned: OwnedSubject,
  { requestId, text: typed, seen }: BodyOf<typeof parcelThread.write>,
): Promise<Thread> {
  const text = readText(typed);
  const { subject } = owned;
  const customer = await customerOf(context, owned.customerCode);
  if (customer === undefined)
    throw new AppError('orders.customerNotFound', { params: { code: owned.customerCode ?? '—' } });
  const { userId, name } = principal;
  await makeOnce(context, 'message', { userId }, requestId, async (tx, createdAt) => {
    const id = randomUUID();
    const author = { authorId: userId, authorName: name, fromOffice: true };
    await insertMessage(tx, { id, customerId: customer.id, subject, ...author, text, createdAt });
    await settleThread(
      tx,
      { subject, customerId: customer.id },
      seen === undefined ? undefined : { upTo: seen },
    );
    await recordAudit(tx, { at: createdAt, actor, action: 'message:send', subject, details: {} });
    const reader = (await readersOf(tx, [customer.customerCode])).get(customer.customerCode);
    if (reader !== undefined) {
      const params = { about: aboutOf(subject).code, text: beginningOf(text) };
      const to = { to: reader.email, locale: reader.locale };
      await queueQuietLetter(tx, createdAt, { ...to, letter: 'officeMessage', params });
    }
    return id;
  });
  return readThread(context, owned);
}

/** What the office has written to a customer, with the own answers, newest first. */
export async function readOwn(
  { db }: Pick<Context, 'db'>,
  { userId }: Pick<UserPrincipal, 'userId'>,
): Promise<OwnMessages> {
  const [messages, unread] = await Promise.all([messagesOf(db, userId), countUnread(db, userId)]);
  return {
    unread,
    list: messages.map(({ id, subject, fromOffice, text, createdAt, readAt }) => ({
      id,
      about: aboutOf(subject),
      fromOffice,
      text,
      at: createdAt.toISOString(),
      isRead: !fromOffice || readAt !== null,
    })),
  };
}

/**
 * Answers a message of the office, about the same record. Throws `list.notFound` for what was not written to this
 * customer.
 */
export async function answerMessage(
  context: Written,
  { userId, name }: UserPrincipal,
  { requestId, messageId, text: typed }: BodyOf<typeof answerOffice>,
): Promise<OwnMessages> {
  const text = readText(typed);
  const answered = await findMessageTo(context.db, userId, messageId);
  if (answered === undefined) throw new AppError('list.notFound');
  await makeOnce(context, 'message', { userId }, requestId, async (tx, createdAt) => {
    const id = randomUUID();
    const author = { authorId: userId, authorName: name, fromOffice: false };
    await insertMessage(tx, {
      id,
      customerId: userId,
      subject: answered.subject,
      ...author,
      text,
      createdAt,
    });
    await markRead(tx, userId, createdAt);
    return id;
  });
  return readOwn(context, { userId });
}

/** Marks all that the office has written as read. */
export async function markOwnRead(context: Written, { userId }: UserPrincipal): Promise<OwnMessages> {
  await inTransaction(context.db, (tx) => markRead(tx, userId, context.clock.now()));
  return readOwn(context, { userId });
}
