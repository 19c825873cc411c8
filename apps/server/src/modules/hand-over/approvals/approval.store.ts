/** Requests to hand over without a proof. */
import type { ApprovalState } from '@rohi/contract/hand-over/approval-rules';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** What was said at the counter, as it was said. */
export type Said = {
  phoneEnd?: string | undefined;
  contents?: string | undefined;
  payment?: string | undefined;
  call?: string | undefined;
};

export type NewApproval = {
  id: string;
  unitId: number;
  customerCode: string;
  clerkId: string;
  clerk: string;
  deviceId: string;
  reason: string;
  said: Said;
  askedAt: Date;
  endsAt: Date;
};

export type Approval = NewApproval & {
  /** As it is stored, whatever the time. */
  state: Exclude<ApprovalState, 'USED' | 'ENDED'>;
  isUsed: boolean;
  decisionRequest: string | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  decidedById: string | null;
  decisionReason: string | null;
};

const columns =
  query.raw(`id, unit_id as "unitId", customer_code as "customerCode", clerk_id as "clerkId", clerk, device_id as "deviceId",
  reason, said, asked_at as "askedAt", ends_at as "endsAt", state, decision_request as "decisionRequest", decided_at as "decidedAt",
  decided_by as "decidedBy", decided_by_id as "decidedById", decision_reason as "decisionReason",
  exists (select from counter_visit where approval_id = approval.id) as "isUsed"`);

/** False when there is a request of that id. */
export async function insertApproval(tx: Tx, row: NewApproval): Promise<boolean> {
  const { rows } = await query`
    insert into hand_over_approval (id, unit_id, customer_code, clerk_id, clerk, device_id, reason, said, asked_at, ends_at, state)
    values (${row.id}, ${row.unitId}, ${row.customerCode}, ${row.clerkId}, ${row.clerk}, ${row.deviceId}, ${row.reason},
      ${JSON.stringify(row.said)}::jsonb, ${row.askedAt}, ${row.endsAt}, 'WAITING')
    on conflict (id) do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** Withdraws what waits of a clerk for a customer, but for one. */
export async function withdrawEarlier(
  tx: Tx,
  { id, clerkId, customerCode, unitId }: NewApproval,
): Promise<void> {
  await query`
    update hand_over_approval set state = 'WITHDRAWN'
    where state = 'WAITING' and clerk_id = ${clerkId} and customer_code = ${customerCode} and unit_id = ${unitId}
      and id <> ${id}`.execute(tx);
}

export async function findApproval(
  db: Db | Tx,
  id: string,
  purpose: 'read' | 'lock' = 'read',
): Promise<Approval | undefined> {
  const lock = purpose === 'lock' ? query`for update of approval` : query``;
  const { rows } = await query<Approval>`
    select ${columns} from hand_over_approval as approval where id = ${id} ${lock}`.execute(db);
  return rows[0];
}

export async function storeWithdrawal(tx: Tx, id: string): Promise<void> {
  await query`update hand_over_approval set state = 'WITHDRAWN' where id = ${id} and state = 'WAITING'`.execute(
    tx,
  );
}

export type Decided = {
  state: 'ALLOWED' | 'DENIED';
  requestId: string;
  at: Date;
  by: string;
  byId: string;
  reason: string;
  endsAt: Date;
};

/** Decides a locked request that waits; false when it does not. */
export async function storeDecision(tx: Tx, id: string, decided: Decided): Promise<boolean> {
  const { rows } = await query`
    update hand_over_approval set state = ${decided.state}, decision_request = ${decided.requestId}, decided_at = ${decided.at},
      decided_by = ${decided.by}, decided_by_id = ${decided.byId}, decision_reason = ${decided.reason}, ends_at = ${decided.endsAt}
    where id = ${id} and state = 'WAITING' returning id`.execute(tx);
  return rows.length > 0;
}

/** Whether a decision was stored under this request id. */
export async function isDecisionRequest(db: Db | Tx, requestId: string): Promise<boolean> {
  const { rows } = await query`
    select from hand_over_approval where decision_request = ${requestId}`.execute(db);
  return rows.length > 0;
}

const mostListed = 100;

/** What waits at a moment, at one point or at all, the oldest first. */
export async function findWaiting(db: Db, at: Date, unitId: number | undefined): Promise<Approval[]> {
  const { rows } = await query<Approval>`
    select ${columns} from hand_over_approval as approval
    where state = 'WAITING' and ends_at > ${at} and (${unitId ?? null}::integer is null or unit_id = ${unitId ?? null})
    order by asked_at, id limit ${mostListed}`.execute(db);
  return rows;
}

/** How many wait at a moment that somebody else has asked for, and since when the first has. */
export async function countWaiting(
  db: Db,
  { at, unitId, notOf }: { at: Date; unitId: number | undefined; notOf: string },
): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await query<{ count: number; oldest: Date | null }>`
    select count(*)::integer as count, min(asked_at) as oldest from hand_over_approval
    where state = 'WAITING' and ends_at > ${at} and clerk_id <> ${notOf}
      and (${unitId ?? null}::integer is null or unit_id = ${unitId ?? null})`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}

type Counts = { atPoint: number; ofClerk: number; ofCustomer: number };

/**
 * How many were allowed since a moment: at the point, of those that this clerk has asked for, and for this customer
 * anywhere.
 */
export async function countAllowed(
  db: Db,
  { unitId, clerkId, customerCode }: Approval,
  since: Date,
): Promise<Counts> {
  const { rows } = await query<Counts>`
    select count(*) filter (where unit_id = ${unitId})::integer as "atPoint",
      count(*) filter (where unit_id = ${unitId} and clerk_id = ${clerkId})::integer as "ofClerk",
      count(*) filter (where customer_code = ${customerCode})::integer as "ofCustomer"
    from hand_over_approval where state = 'ALLOWED' and decided_at >= ${since}`.execute(db);
  return rows[0] ?? { atPoint: 0, ofClerk: 0, ofCustomer: 0 };
}
