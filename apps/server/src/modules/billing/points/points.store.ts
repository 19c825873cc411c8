/** Points by the day on which they were earned, and what the office changes of them. */
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

export async function insertLot(
  tx: Tx,
  lot: { customerCode: string; points: number; lastDay: string; postingId: string },
): Promise<void> {
  await query`
    insert into points_lot (customer_code, earned, left_over, last_day, posting_id)
    values (${lot.customerCode}, ${lot.points}, ${lot.points}, ${lot.lastDay}, ${lot.postingId})`.execute(tx);
}

/** Takes points from the lots that end first; the purse is locked, and the ledger has said that there are so many. */
export async function takeFromLots(tx: Tx, customerCode: string, points: number): Promise<void> {
  await query`
    with running as (
      select id, left_over, sum(left_over) over (order by last_day, id) - left_over as before
      from points_lot where customer_code = ${customerCode} and left_over > 0
    )
    update points_lot set left_over = points_lot.left_over - least(running.left_over, ${points} - running.before)
    from running where points_lot.id = running.id and running.before < ${points}`.execute(tx);
}

/** How many of a customer's points end on a day before this one. */
export async function endedPoints(tx: Tx, customerCode: string, today: string): Promise<number> {
  const { rows } = await query<{ points: string }>`
    select coalesce(sum(left_over), 0) as points from points_lot
    where customer_code = ${customerCode} and left_over > 0 and last_day < ${today}`.execute(tx);
  return Number(rows[0]?.points ?? 0);
}

/** Customers with points that have ended. */
export async function customersWithEndedPoints(db: Db, today: string, limit: number): Promise<string[]> {
  const { rows } = await query<{ code: string }>`
    select distinct customer_code as code from points_lot where left_over > 0 and last_day < ${today}
    order by code limit ${limit}`.execute(db);
  return rows.map(({ code }) => code);
}

/** Customers whose lots do not come to what the ledger says. */
export async function pointsApart(tx: Tx): Promise<string[]> {
  const { rows } = await query<{ code: string }>`
    select coalesce(customer_code, owner) as code
    from (select customer_code, sum(left_over) as points from points_lot group by 1) as lots
    full join (select owner, balance_minor from ledger_account where kind = 'POINTS' and owner_kind = 'CUSTOMER') as accounts
      on owner = customer_code
    where coalesce(points, 0) <> coalesce(balance_minor, 0)`.execute(tx);
  return rows.map(({ code }) => code);
}

export type ChangeState = 'WAITING' | 'DONE' | 'REFUSED' | 'ENDED';

export type PointsChangeRow = {
  id: string;
  customerCode: string;
  points: number;
  reason: string;
  state: ChangeState;
  askedAt: Date;
  askedBy: string;
  askedById: string;
  endsAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
};

const changeColumns = query`
  id, customer_code as "customerCode", points::int as points, reason, state, asked_at as "askedAt", asked_by as "askedBy",
  asked_by_id as "askedById", ends_at as "endsAt", decided_at as "decidedAt", decided_by as "decidedBy"`;

export async function insertChange(
  tx: Tx,
  change: PointsChangeRow & { decidedById: string | null; postingId: string | null },
): Promise<void> {
  await query`
    insert into points_change (id, customer_code, points, reason, state, asked_at, asked_by, asked_by_id, ends_at, decided_at,
      decided_by, decided_by_id, posting_id)
    values (${change.id}, ${change.customerCode}, ${change.points}, ${change.reason}, ${change.state}, ${change.askedAt},
      ${change.askedBy}, ${change.askedById}, ${change.endsAt}, ${change.decidedAt}, ${change.decidedBy},
      ${change.decidedById}, ${change.postingId})`.execute(tx);
}

export async function findChange(db: Db | Tx, id: string): Promise<PointsChangeRow | undefined> {
  const { rows } =
    await query<PointsChangeRow>`select ${changeColumns} from points_change where id = ${id}`.execute(db);
  return rows[0];
}

/** The same under its lock; the purse of the customer is locked before. */
export async function lockChange(tx: Tx, id: string): Promise<PointsChangeRow | undefined> {
  const { rows } = await query<PointsChangeRow>`
    select ${changeColumns} from points_change where id = ${id} for no key update`.execute(tx);
  return rows[0];
}

/** Changes that wait for a second person and have not ended, the oldest first. */
export async function waitingChanges(db: Db, now: Date, limit: number): Promise<PointsChangeRow[]> {
  const { rows } = await query<PointsChangeRow>`
    select ${changeColumns} from points_change where state = 'WAITING' and ends_at > ${now}
    order by asked_at, id limit ${limit}`.execute(db);
  return rows;
}

export async function decideChange(
  tx: Tx,
  id: string,
  decided: { state: ChangeState; at: Date; by: string; byId: string; postingId: string | null },
): Promise<void> {
  await query`
    update points_change set state = ${decided.state}, decided_at = ${decided.at}, decided_by = ${decided.by},
      decided_by_id = ${decided.byId}, posting_id = ${decided.postingId} where id = ${id}`.execute(tx);
}

/** Ends what nobody has confirmed in time. */
export async function endChanges(db: Db, now: Date): Promise<void> {
  await query`
    update points_change set state = 'ENDED', decided_at = ${now} where state = 'WAITING' and ends_at <= ${now}`.execute(
    db,
  );
}
