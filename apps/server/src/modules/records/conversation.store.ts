import type { ConversationState } from '@rohi/contract/records/conversation-states';
import { sql as query, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import { personHolds, wantsSearch } from '../../platform/search-text.ts';
import type { RecordSubject } from './note.store.ts';

/** What is written with one customer about one record; `id` is that of its first message, the rest of the newest. */
export type Conversation = {
  id: string;
  customerId: string;
  customerCode: string;
  customerName: string;
  subject: RecordSubject;
  messages: number;
  text: string;
  fromOffice: boolean;
  at: Date;
  waitingSince: Date | null;
};

type Thread = Pick<Conversation, 'customerId' | 'subject'>;

const sameThread = query`
  other.subject_type = message.subject_type and other.subject_id = message.subject_id
    and other.customer_id = message.customer_id`;

const columns = query`
  thread.id, message.customer_id as "customerId", customer.customer_code as "customerCode", customer.name as "customerName",
  json_build_object('type', message.subject_type, 'id', message.subject_id) as subject, thread.messages,
  message.text, message.from_office as "fromOffice", message.created_at as at, thread.waiting_since as "waitingSince"`;

/** The newest message of each thread, with what is counted over the thread. */
const tables = query`
  from record_message message
  join account_facts customer on customer.id = message.customer_id
  cross join lateral (
    select (array_agg(other.id order by other.seq))[1] as id, count(*)::integer as messages,
      min(other.created_at) filter (where other.awaits_answer) as waiting_since
    from record_message other where ${sameThread}) as thread`;

const isNewest = query`not exists (select from record_message other where ${sameThread} and other.seq > message.seq)`;
const isWaiting = query`exists (select from record_message other where other.awaits_answer and ${sameThread})`;
/** Those that wait, found from the small index of what awaits an answer. */
const waitingThreads = query`(message.subject_type, message.subject_id, message.customer_id) in (
  select subject_type, subject_id, customer_id from record_message where awaits_answer)`;

type ConversationFilter = { state: ConversationState | undefined; search: string | undefined };

function conditionsOf({ state, search }: ConversationFilter) {
  const conditions = [isNewest];
  if (state === 'WAITING') conditions.push(waitingThreads);
  if (state === 'ANSWERED') conditions.push(query`not ${isWaiting}`);
  if (wantsSearch(search))
    conditions.push(query`(message.subject_id = upper(${search.trim()}) or message.customer_id = any(array(
      select account_id from account_search_facts where ${personHolds(query`search_text`, search)} limit ${mostFound})))`);
  return query.join(conditions, query` and `);
}

/** More customers of one name than this are not looked through, nor are more conversations counted. */
const mostFound = 10_000;

/** One page: of those that wait the one that has waited longest first, else the newest first. */
export async function pageOfConversations(
  db: Db,
  filter: ConversationFilter & { limit: number; offset: number },
): Promise<{ total: number; rows: Conversation[] }> {
  const conditions = conditionsOf(filter);
  const { rows } = await query<Conversation>`
    select ${columns} ${tables} where ${conditions}
    order by ${filter.state === 'WAITING' ? query`thread.waiting_since,` : query``} message.seq desc
    limit ${filter.limit} offset ${filter.offset}`.execute(db);
  const counted = await query<{ total: number }>`
    select count(*)::integer as total
    from (select from record_message message where ${conditions} limit ${mostFound}) as first_ones`.execute(
    db,
  );
  return { total: counted.rows[0]?.total ?? 0, rows };
}

/** How many conversations wait for an answer, and since when the first; a list with that filter has as many. */
export async function countUnanswered(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await query<{ count: number; oldest: Date | null }>`
    select count(distinct (subject_type, subject_id, customer_id))::integer as count, min(created_at) as oldest
    from record_message where awaits_answer`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}

/** The conversation that a message belongs to. */
export async function findConversation(db: Db | Tx, id: string): Promise<Conversation | undefined> {
  const { rows } = await query<Conversation>`
    select ${columns} ${tables}
    where ${isNewest} and (message.subject_type, message.subject_id, message.customer_id) in (
      select subject_type, subject_id, customer_id from record_message where id = ${id}::uuid)`.execute(db);
  return rows[0];
}

/** How far somebody has read a thread: its first messages, so many of them, or up to one of the same customer. */
type SeenMessages = { first: number } | { upTo: string };

/**
 * Nothing that was seen of a thread awaits an answer any more; without `seen` all of it was. Returns whether something
 * did.
 */
export async function settleThread(
  tx: Tx,
  { subject, customerId }: Thread,
  seen?: SeenMessages,
): Promise<boolean> {
  const ofThread = query`subject_type = ${subject.type} and subject_id = ${subject.id} and customer_id = ${customerId}`;
  const { rows } = await query`
    update record_message set awaits_answer = false
    where awaits_answer and ${ofThread} and ${seen === undefined ? query`true` : wasSeen(seen, { ofThread, customerId })}
    returning id`.execute(tx);
  return rows.length > 0;
}

function wasSeen(
  seen: SeenMessages,
  { ofThread, customerId }: { ofThread: RawBuilder<unknown>; customerId: string },
): RawBuilder<unknown> {
  return 'first' in seen
    ? query`seq in (select seq from record_message where ${ofThread} order by seq limit ${seen.first})`
    : query`seq <= (select seq from record_message where id = ${seen.upTo}::uuid and customer_id = ${customerId})`;
}
