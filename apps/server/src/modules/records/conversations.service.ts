/**
 * Owns which conversations with customers wait for the office. Promises that a customer who has written waits until
 * somebody answers there, or says that it needs no answer.
 */
import type { BodyOf, DataOf, QueryOf } from '@rohi/contract/endpoint';
import type {
  closeConversation,
  getConversation,
  listConversations,
} from '@rohi/contract/records/conversations.contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../platform/database.ts';
import { recordAudit, type AuditActor } from '../audit/audit.service.ts';
import {
  countUnanswered,
  findConversation,
  pageOfConversations,
  settleThread,
  type Conversation,
} from './conversation.store.ts';

type ShownConversation = DataOf<typeof getConversation>;

/** One page of what is written with customers. */
export async function listOfConversations(
  { db }: Pick<Context, 'db'>,
  { page, limit, search, state }: QueryOf<typeof listConversations>,
): Promise<DataOf<typeof listConversations>> {
  const { total, rows } = await pageOfConversations(db, { state, search, limit, offset: (page - 1) * limit });
  return { total, list: rows.map(describe) };
}

/** How many conversations wait for an answer, and since when the first. */
export function countWaitingConversations({
  db,
}: Pick<Context, 'db'>): Promise<{ count: number; oldest: Date | null }> {
  return countUnanswered(db);
}

/** One conversation by the id of a message of it. Throws `list.notFound`. */
export async function readConversation({ db }: Pick<Context, 'db'>, id: string): Promise<ShownConversation> {
  const found = await findConversation(db, id);
  if (found === undefined) throw new AppError('list.notFound');
  return describe(found);
}

/**
 * What the customer wrote needs no answer; who said so is on record, once. Throws `list.notFound`, and
 * `list.changedMeanwhile` where more was written than the caller has seen.
 */
export async function closeWithoutAnswer(
  context: Pick<Context, 'db' | 'clock'>,
  actor: AuditActor,
  id: string,
  { version }: BodyOf<typeof closeConversation>,
): Promise<ShownConversation> {
  await inTransaction(context.db, async (tx) => {
    const found = await findConversation(tx, id);
    if (found === undefined) throw new AppError('list.notFound');
    if (found.messages !== version) throw new AppError('list.changedMeanwhile', { current: describe(found) });
    if (!(await settleThread(tx, found, { first: version }))) return;
    const { subject } = found;
    await recordAudit(tx, {
      at: context.clock.now(),
      actor,
      action: 'message:close',
      subject,
      details: {},
    });
  });
  return readConversation(context, id);
}

function describe(found: Conversation): ShownConversation {
  const { id, subject, text, fromOffice, at, waitingSince, messages } = found;
  return {
    id,
    version: messages,
    state: waitingSince === null ? 'ANSWERED' : 'WAITING',
    customer: { id: found.customerId, code: found.customerCode, name: found.customerName },
    about: { kind: subject.type, code: subject.type === 'customer' ? null : subject.id },
    text,
    fromOffice,
    at: at.toISOString(),
    waitingSince: waitingSince?.toISOString() ?? null,
  };
}
