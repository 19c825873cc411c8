import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import type { RecordSubject } from './note.store.ts';

export type Message = {
  id: string;
  customerId: string;
  subject: RecordSubject;
  fromOffice: boolean;
  authorId: string;
  authorName: string;
  text: string;
  createdAt: Date;
  readAt: Date | null;
};

const columns = query`
  id, customer_id as "customerId", json_build_object('type', subject_type, 'id', subject_id) as subject,
  from_office as "fromOffice", author_id as "authorId", author_name as "authorName", text,
  created_at as "createdAt", read_at as "readAt"`;

const mostShown = 200;

/** What was written between the office and a customer about a record: the newest ones, the oldest of them first. */
export async function messagesAt(
  db: Db,
  { type, id }: RecordSubject,
  customerId: string,
): Promise<Message[]> {
  const { rows } = await query<Message>`
    select ${columns} from record_message
    where subject_type = ${type} and subject_id = ${id} and customer_id = ${customerId}
    order by seq desc limit ${mostShown}`.execute(db);
  return rows.toReversed();
}

/** What was written to and by a customer, newest first. */
export async function messagesOf(db: Db, customerId: string): Promise<Message[]> {
  const { rows } = await query<Message>`
    select ${columns} from record_message where customer_id = ${customerId}
    order by seq desc limit ${mostShown}`.execute(db);
  return rows;
}

/** How much of what the office has written a customer has not read. */
export async function countUnread(db: Db, customerId: string): Promise<number> {
  const { rows } = await query<{ count: number }>`
    select count(*)::integer as count from record_message
    where customer_id = ${customerId} and from_office and read_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A message that was written to this customer. */
export async function findMessageTo(db: Db, customerId: string, id: string): Promise<Message | undefined> {
  const { rows } = await query<Message>`
    select ${columns} from record_message
    where id = ${id} and customer_id = ${customerId} and from_office`.execute(db);
  return rows[0];
}

export async function insertMessage(tx: Tx, message: Omit<Message, 'readAt'>): Promise<void> {
  await tx
    .insertInto('record_message')
    .values({
      id: message.id,
      customer_id: message.customerId,
      subject_type: message.subject.type,
      subject_id: message.subject.id,
      from_office: message.fromOffice,
      author_id: message.authorId,
      author_name: message.authorName,
      text: message.text,
      created_at: message.createdAt,
      awaits_answer: !message.fromOffice,
    })
    .execute();
}

/** Marks all that the office has written to a customer as read. */
export async function markRead(tx: Tx, customerId: string, at: Date): Promise<void> {
  await tx
    .updateTable('record_message')
    .set({ read_at: at })
    .where('customer_id', '=', customerId)
    .where('from_office', '=', true)
    .where('read_at', 'is', null)
    .execute();
}

/** When customers wrote about a record, and who; what they wrote stands in the thread alone. */
export async function answersAt(
  db: Db,
  { type, id }: RecordSubject,
): Promise<{ customerCode: string; createdAt: Date }[]> {
  const { rows } = await query<{ customerCode: string; createdAt: Date }>`
    select customer.customer_code as "customerCode", created_at as "createdAt"
    from record_message join account_facts as customer on customer.id = customer_id
    where not from_office and subject_type = ${type} and subject_id = ${id}
    order by seq desc limit ${mostShown}`.execute(db);
  return rows;
}
