import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

type TopUpState = 'WAITING' | 'DONE' | 'REFUSED' | 'WITHDRAWN' | 'ENDED';

export type TopUpRow = {
  id: string;
  customerCode: string;
  currency: 'TJS' | 'USD';
  amount: bigint;
  reference: string;
  state: TopUpState;
  askedAt: Date;
  endsAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  reason: string | null;
  received: bigint | null;
  credited: bigint | null;
  /** The first person who saw the money, for a sum that a second one confirms. */
  seen: SeenMoney | null;
};

export type SeenMoney = { received: bigint; at: Date; by: string; byId: string };

type Sums = { amount: string; received: string | null; credited: string | null };
type StoredSeen = {
  seenMinor: string | null;
  seenAt: Date | null;
  seenBy: string | null;
  seenById: string | null;
};
type StoredRow = Omit<TopUpRow, keyof Sums | 'seen'> & Sums & StoredSeen;

const columns = query`
  id, customer_code as "customerCode", currency, amount_minor as amount, reference, state, asked_at as "askedAt",
  ends_at as "endsAt", decided_at as "decidedAt", decided_by as "decidedBy", reason, received_minor as received,
  credited_minor as credited, seen_minor as "seenMinor", seen_at as "seenAt", seen_by as "seenBy",
  seen_by_id as "seenById"`;

const bigOrNull = (text: string | null) => (text === null ? null : BigInt(text));
const seenOf = ({ seenMinor, seenAt, seenBy, seenById }: StoredSeen): SeenMoney | null =>
  seenMinor === null || seenAt === null || seenBy === null || seenById === null
    ? null
    : { received: BigInt(seenMinor), at: seenAt, by: seenBy, byId: seenById };
const rowOf = ({
  amount,
  received,
  credited,
  seenMinor,
  seenAt,
  seenBy,
  seenById,
  ...row
}: StoredRow): TopUpRow => ({
  ...row,
  seen: seenOf({ seenMinor, seenAt, seenBy, seenById }),
  amount: BigInt(amount),
  received: bigOrNull(received),
  credited: bigOrNull(credited),
});

export async function insertTopUp(tx: Tx, row: TopUpRow): Promise<void> {
  await query`
    insert into top_up (id, customer_code, currency, amount_minor, reference, state, asked_at, ends_at)
    values (${row.id}, ${row.customerCode}, ${row.currency}, ${row.amount}, ${row.reference}, ${row.state}, ${row.askedAt},
      ${row.endsAt})`.execute(tx);
}

/** How many of a customer's wait; the purse is locked. */
export async function countWaiting(tx: Tx, customerCode: string): Promise<number> {
  const { rows } = await query<{ count: string }>`
    select count(*) as count from top_up where customer_code = ${customerCode} and state = 'WAITING'`.execute(
    tx,
  );
  return Number(rows[0]?.count ?? 0);
}

export async function findTopUp(db: Db | Tx, id: string): Promise<TopUpRow | undefined> {
  const { rows } = await query<StoredRow>`select ${columns} from top_up where id = ${id}`.execute(db);
  return rows[0] && rowOf(rows[0]);
}

export async function topUpsOf(db: Db, customerCode: string, limit: number): Promise<TopUpRow[]> {
  const { rows } = await query<StoredRow>`
    select ${columns} from top_up where customer_code = ${customerCode} order by asked_at desc, id limit ${limit}`.execute(
    db,
  );
  return rows.map(rowOf);
}

/** Those that wait and have not ended, the oldest first. */
export async function topUpsThatWait(db: Db, now: Date, limit: number): Promise<TopUpRow[]> {
  const { rows } = await query<StoredRow>`
    select ${columns} from top_up where state = 'WAITING' and ends_at > ${now} order by asked_at, id limit ${limit}`.execute(
    db,
  );
  return rows.map(rowOf);
}

export type Decision = {
  state: TopUpState;
  at: Date;
  by: string;
  byId: string;
  reason: string | null;
  posted: { received: bigint; credited: bigint; postingId: string } | null;
};

/** Decides one that waits; false when it does not any more, or its time is over. */
export async function decideTopUp(tx: Tx, id: string, decision: Decision): Promise<boolean> {
  const { state, at, by, byId, reason, posted } = decision;
  const { rows } = await query`
    update top_up set state = ${state}, decided_at = ${at}, decided_by = ${by}, decided_by_id = ${byId}, reason = ${reason},
      received_minor = ${posted?.received ?? null}, credited_minor = ${posted?.credited ?? null},
      posting_id = ${posted?.postingId ?? null}
    where id = ${id} and state = 'WAITING' and ends_at > ${at} returning id`.execute(tx);
  return rows.length > 0;
}

/** Notes who has seen the money of one that waits; false when it does not any more, or its time is over. */
export async function noteSeen(tx: Tx, id: string, { received, at, by, byId }: SeenMoney): Promise<boolean> {
  const { rows } = await query`
    update top_up set seen_minor = ${received}, seen_at = ${at}, seen_by = ${by}, seen_by_id = ${byId}
    where id = ${id} and state = 'WAITING' and ends_at > ${at} returning id`.execute(tx);
  return rows.length > 0;
}

/** Forgets the first person who saw the money: this sum needs only one. The purse is locked. */
export async function forgetSeen(tx: Tx, id: string): Promise<void> {
  await query`
    update top_up set seen_minor = null, seen_at = null, seen_by = null, seen_by_id = null
    where id = ${id} and state = 'WAITING'`.execute(tx);
}

/** Ends those that were not confirmed in time. */
export async function endTopUps(db: Db, now: Date): Promise<void> {
  await query`
    update top_up set state = 'ENDED', decided_at = ${now} where state = 'WAITING' and ends_at <= ${now}`.execute(
    db,
  );
}
