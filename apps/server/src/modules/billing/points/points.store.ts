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

/** Points that pay, from the lots that end first; as `takeFromLots`, and it stays with the payment. */
export async function spendFromLots(
  tx: Tx,
  { customerCode, points, paymentId }: { customerCode: string; points: number; paymentId: string },
): Promise<void> {
  await query`
    with running as (
      select id, left_over, sum(left_over) over (order by last_day, id) - left_over as before
      from points_lot where customer_code = ${customerCode} and left_over > 0
    ), taken as (
      update points_lot set left_over = points_lot.left_over - least(running.left_over, ${points} - running.before)
      from running where points_lot.id = running.id and running.before < ${points}
      returning points_lot.id, least(running.left_over, ${points} - running.before) as points
    )
    insert into points_spent (payment_id, lot_id, points) select ${paymentId}, id, points from taken`.execute(
    tx,
  );
}

/** What of the points of a payment went back already. */
export async function spentOn(tx: Tx, paymentId: string): Promise<{ points: number; wentBack: number }> {
  const { rows } = await query<{ points: string; back: string }>`
    select coalesce(sum(points), 0) as points, coalesce(sum(went_back), 0) as back
    from points_spent where payment_id = ${paymentId}`.execute(tx);
  return { points: Number(rows[0]?.points ?? 0), wentBack: Number(rows[0]?.back ?? 0) };
}

/** Points of a payment return to the lots that they were of, those that end last first. The purse is locked. */
export async function returnToLots(tx: Tx, paymentId: string, points: number): Promise<void> {
  await query`
    with running as (
      select lot_id, spent.points - went_back as may,
        sum(spent.points - went_back) over (order by last_day desc, lot_id desc) - (spent.points - went_back) as before
      from points_spent as spent join points_lot on points_lot.id = lot_id where payment_id = ${paymentId}
    ), given as (
      select lot_id, least(may, ${points} - before) as points from running where before < ${points} and may > 0
    ), noted as (
      update points_spent set went_back = went_back + given.points from given
      where payment_id = ${paymentId} and points_spent.lot_id = given.lot_id
    )
    update points_lot set left_over = left_over + given.points from given where points_lot.id = given.lot_id`.execute(
    tx,
  );
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

/** Customers with lots that do not come to what the ledger says. */
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

/** Ends those that were not confirmed in time. */
export async function endChanges(db: Db, now: Date): Promise<void> {
  await query`
    update points_change set state = 'ENDED', decided_at = ${now} where state = 'WAITING' and ends_at <= ${now}`.execute(
    db,
  );
}
