/** Charges and points of two customers who are one person, and what stands against joining them. */
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** A charge as a merge has found it; amounts in minor units as text. */
export type MovedCharge = { id: string; settled: string; corrected: string };

/** What is open of a customer leads to another one from now on: what is due, and debts from before the move-in. */
export async function moveOpenCharges(tx: Tx, from: string, into: string): Promise<MovedCharge[]> {
  const { rows } = await query<MovedCharge>`
    update charge set customer_code = ${into}
    where id in (
      select id from charge where customer_code = ${from} and due_at is not null
        and (kind <> 'OPENING' and left_at is null or coalesce(amount_minor, 0) + corrected_minor > settled_minor)
      order by id for no key update)
    returning id::text, settled_minor::text as settled, corrected_minor::text as corrected`.execute(tx);
  return rows.toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)));
}

/** Charges are those of the customer before again. */
export async function moveChargesBack(
  tx: Tx,
  charges: readonly MovedCharge[],
  from: string,
  into: string,
): Promise<void> {
  await query`
    update charge set customer_code = ${from} where customer_code = ${into} and id in (
      select id from charge where id = any(${charges.map(({ id }) => id)}::bigint[]) order by id for no key update)`.execute(
    tx,
  );
}

/** How many of these charges were paid, paid back or corrected since they were moved. */
export async function countUsedCharges(
  tx: Tx,
  charges: readonly MovedCharge[],
  since: Date,
): Promise<number> {
  const { rows } = await query<{ count: number }>`
    select count(*)::integer as count
    from unnest(${charges.map(({ id }) => id)}::bigint[], ${charges.map(({ settled }) => settled)}::bigint[],
      ${charges.map(({ corrected }) => corrected)}::bigint[]) as moved (id, settled, corrected)
    left join charge on charge.id = moved.id
    where charge.settled_minor <> settled or charge.corrected_minor <> corrected or exists (
      select from payment_line join payment on payment.id = payment_id where charge_id = moved.id and at >= ${since})`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** How many of these parcels something was paid for since then. */
export async function countPaidParcels(tx: Tx, parcelIds: readonly string[], since: Date): Promise<number> {
  const { rows } = await query<{ count: number }>`
    select count(distinct parcel_id)::integer as count from charge join payment_line on charge_id = charge.id
    join payment on payment.id = payment_id
    where parcel_id = any(${[...parcelIds]}::bigint[]) and at >= ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Points of one day as a merge has found them. */
export type MovedLot = { id: string; left: number };

export async function moveLots(tx: Tx, from: string, into: string): Promise<MovedLot[]> {
  const { rows } = await query<MovedLot>`
    update points_lot set customer_code = ${into} where customer_code = ${from}
    returning id::text, left_over::integer as left`.execute(tx);
  return rows;
}

export async function moveLotsBack(tx: Tx, lots: readonly MovedLot[], from: string): Promise<void> {
  await query`
    update points_lot set customer_code = ${from} where id = any(${lots.map(({ id }) => id)}::bigint[])`.execute(
    tx,
  );
}

/** Whether any of these points was spent, ended or given back since. */
export async function areLotsUsed(tx: Tx, lots: readonly MovedLot[]): Promise<boolean> {
  const { rows } = await query<{ isUsed: boolean }>`
    select exists (
      select from unnest(${lots.map(({ id }) => id)}::bigint[], ${lots.map(({ left }) => left)}::bigint[]) as moved (id, left_over)
      join points_lot on points_lot.id = moved.id where points_lot.left_over <> moved.left_over) as "isUsed"`.execute(
    tx,
  );
  return rows[0]?.isUsed ?? false;
}

/** Whether something went off the balance of a customer after a posting, but for merges that were undone. */
export async function hasPaidSince(tx: Tx, customerCode: string, postingId: string): Promise<boolean> {
  const { rows } = await query<{ hasPaid: boolean }>`
    select exists (
      select from ledger_entry join ledger_account as account on account.id = account_id
      join ledger_posting as posting on posting.id = posting_id
      where owner_kind = 'CUSTOMER' and owner = ${customerCode} and account.kind in ('BALANCE', 'FROZEN')
        and posting_id > ${postingId} and amount_minor > 0 and posting.kind not in ('MERGED', 'MERGE_UNDONE')) as "hasPaid"`.execute(
    tx,
  );
  return rows[0]?.hasPaid ?? false;
}

/** What is under way with the money of these customers: announced transfers, and refunds that can still be paid out. */
export async function countOpenMoney(
  db: Db | Tx,
  customerCodes: readonly string[],
  now: Date,
): Promise<{ topUps: number; refunds: number }> {
  const codes = query`${[...customerCodes]}::text[]`;
  const { rows } = await query<{ topUps: number; refunds: number }>`
    select (select count(*)::integer from top_up where customer_code = any(${codes}) and state = 'WAITING') as "topUps",
      (select count(*)::integer from refund
        where customer_code = any(${codes}) and state in ('WAITING', 'APPROVED') and ends_at > ${now}) as refunds`.execute(
    db,
  );
  return rows[0] ?? { topUps: 0, refunds: 0 };
}

/** What a customer has paid so far: receipts that keep their numbers and their code. */
export async function countReceipts(db: Db | Tx, customerCode: string): Promise<number> {
  const { rows } = await query<{ count: number }>`
    select count(*)::integer as count from payment where customer_code = ${customerCode}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What is due of collected parcels and was not paid, in cents. */
export async function owedOfCollected(db: Db | Tx, customerCode: string): Promise<bigint> {
  const { rows } = await query<{ minor: string }>`
    select coalesce(sum(coalesce(amount_minor, 0) + corrected_minor - settled_minor), 0)::text as minor from charge
    where customer_code = ${customerCode} and kind <> 'OPENING' and left_at is not null and due_at is not null
      and coalesce(amount_minor, 0) + corrected_minor > settled_minor`.execute(db);
  return BigInt(rows[0]?.minor ?? 0);
}

/** Customers who were merged and still have or owe something in the ledger, in words. */
export async function mergedApart(db: Db): Promise<string[]> {
  const { rows } = await query<{ code: string }>`
    select distinct owner as code from ledger_account join account_facts as closed on closed.customer_code = owner
    where owner_kind = 'CUSTOMER' and merged_into is not null and balance_minor <> 0 order by code limit 1000`.execute(
    db,
  );
  return rows.map(({ code }) => `${code} was merged and still has money or points`);
}
