/**
 * Owns that a request about money is done once. The same again, from whichever process, is answered as the first time;
 * the same id with something else in it, or from somebody else, is refused. What was refused leaves nothing and may be
 * asked again.
 */
import { createHash } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { deleteInPortions } from '../../../platform/portions.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { sendAhead } from '../../../platform/pipelined-transaction.ts';
import type { UserPrincipal } from '../../../principal.ts';
import type { AuditActor } from '../../audit/audit.service.ts';
import { deleteRequests, findRequest, storeAnswer, takeRequest } from './money-request.store.ts';

/** The user who decides about money, and the actor of the record. */
export type MoneyClerk = { principal: UserPrincipal; actor: AuditActor };

type MoneyRequest = {
  /** Made by who asks. */
  requestId: string;
  /** The name of the act. */
  act: string;
  userId: string | null;
  /** What is asked, with all that it depends on; bigint as text. */
  asked: Readonly<Record<string, unknown>>;
  /** What is locked first, `drawer:…` or `customer:…`: who wants the same waits in one line. */
  thing: string;
};

/**
 * Runs the act in one transaction that is tried again when it meets another. Throws `billing.requestReused`,
 * `server.busy` as `inPatientTransaction` does, and what the work throws.
 */
export function inMoneyRequest<Answer extends object>(
  context: Pick<Context, 'db' | 'config' | 'clock'>,
  { requestId, thing, ...request }: MoneyRequest,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const askedHash = hashOf(request);
  return inPatientTransaction(context, thing, async (tx) => {
    if (!(await takeRequest(tx, { requestId, askedHash, at: context.clock.now() }))) {
      const existing = await findRequest(tx, requestId);
      if (existing === undefined || !existing.askedHash.equals(askedHash))
        throw new AppError('billing.requestReused');
      return existing.answer as Answer;
    }
    const answer = await work(tx);
    sendAhead(storeAnswer(tx, requestId, answer));
    return answer;
  });
}

/**
 * So long an answer is given again, in days. A phone or a counter sends what it stored offline when it is online again,
 * and that it was done is known by this row alone: forgotten too soon, the same money would be taken twice.
 */
export const moneyAnswerDays = 400;
const dayMs = 86_400_000;

/** Forgets answers that are not given again any more. Idempotent. */
export async function forgetOldRequests({ db, clock, log }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - moneyAnswerDays * dayMs);
  const deleted = await deleteInPortions((most) => deleteRequests(db, before, most));
  log.info({ deleted }, 'old answers about money forgotten');
}

function hashOf(request: object): Buffer {
  return createHash('sha256').update(canonicalText(request)).digest();
}

/** The same for the same content, in whatever order its keys were written. */
function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join()}]`;
  if (typeof value === 'bigint') return `${value}n`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonicalText(part)}`)
    .join()}}`;
}
