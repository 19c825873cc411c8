/** Slips as those see them who look after clerks. */
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

export type ListedSlip = {
  id: string;
  customerId: string;
  customerCode: string;
  name: string;
  clerkId: string;
  clerk: string;
  unitId: number | null;
  documentSeen: boolean;
  at: Date;
  isOneOfMany: boolean;
  isOwnPhone: boolean;
  usedAt: Date | null;
  seenAt: Date | null;
  seenBy: string | null;
};

type Asked = { since: Date; unitId: number | undefined };

const mostListed = 200;

const columns =
  query.raw(`slip.id, slip.user_id as "customerId", account.customer_code as "customerCode", account.name,
  slip.clerk_id as "clerkId", slip.clerk, slip.unit_id as "unitId", slip.document_seen as "documentSeen",
  coalesce(slip.printed_at, slip.asked_at) as at, slip.is_one_of_many as "isOneOfMany", slip.is_own_phone as "isOwnPhone",
  slip.used_at as "usedAt", slip.seen_at as "seenAt", slip.seen_by as "seenBy"`);

const atUnit = (unitId: number | undefined) =>
  query`(${unitId ?? null}::integer is null or slip.unit_id = ${unitId ?? null}::integer)`;

/** A slip still lets this customer in; see `isLetInBySlip`. */
const isLetIn = query.raw(`(account.username is null or account.email is null)`);

/** Asked for since a moment and not decided yet, the oldest first. */
export async function listWaitingSlips(db: Db, { since, unitId }: Asked): Promise<ListedSlip[]> {
  const { rows } = await query<ListedSlip>`
    select ${columns} from claim_slip as slip join user_account as account on account.id = slip.user_id
    where slip.state = 'WAITING' and slip.asked_at > ${since} and ${isLetIn} and ${atUnit(unitId)}
    order by slip.asked_at, slip.id limit ${mostListed}`.execute(db);
  return rows;
}

/** Printed since a moment, and standing out; the latest first. */
export async function listDoubtfulSlips(db: Db, { since, unitId }: Asked): Promise<ListedSlip[]> {
  const { rows } = await query<ListedSlip>`
    select ${columns} from claim_slip as slip join user_account as account on account.id = slip.user_id
    where slip.printed_at > ${since} and (slip.is_one_of_many or slip.is_own_phone) and ${atUnit(unitId)}
    order by slip.printed_at desc, slip.id limit ${mostListed}`.execute(db);
  return rows;
}

/** How many wait for somebody else than the reader, and since when the first. */
export async function countSlipsToSee(
  db: Db,
  {
    asked,
    printed,
    unitId,
    reader,
  }: { asked: Date; printed: Date; unitId: number | undefined; reader: string },
): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await query<{ count: number; oldest: Date | null }>`
    select count(*)::integer as count, min(coalesce(slip.printed_at, slip.asked_at)) as oldest
    from claim_slip as slip join user_account as account on account.id = slip.user_id
    where slip.clerk_id <> ${reader} and ${atUnit(unitId)}
      and ((slip.state = 'WAITING' and slip.asked_at > ${asked} and ${isLetIn})
        or (slip.printed_at > ${printed} and (slip.is_one_of_many or slip.is_own_phone) and slip.seen_at is null))`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldest: null };
}

/** A slip, locked until the end of the transaction. */
export async function lockSlip(
  tx: Tx,
  id: string,
): Promise<
  { customerId: string; clerkId: string; unitId: number | null; state: string; askedAt: Date } | undefined
> {
  const { rows } = await query<{
    customerId: string;
    clerkId: string;
    unitId: number | null;
    state: string;
    askedAt: Date;
  }>`
    select user_id as "customerId", clerk_id as "clerkId", unit_id as "unitId", state, asked_at as "askedAt"
    from claim_slip where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function storeSlipDecision(
  tx: Tx,
  id: string,
  decided: { isAllowed: boolean; at: Date; by: string; byId: string },
): Promise<void> {
  await query`
    update claim_slip set state = ${decided.isAllowed ? 'ALLOWED' : 'REFUSED'}, decided_at = ${decided.at},
      decided_by = ${decided.by}, decided_by_id = ${decided.byId} where id = ${id}`.execute(tx);
}

/** False where somebody has seen it before, or it does not stand out. */
export async function storeSlipSeen(tx: Tx, id: string, seen: { at: Date; by: string }): Promise<boolean> {
  const { rows } = await query`
    update claim_slip set seen_at = ${seen.at}, seen_by = ${seen.by}
    where id = ${id} and (is_one_of_many or is_own_phone) and seen_at is null returning id`.execute(tx);
  return rows.length > 0;
}
