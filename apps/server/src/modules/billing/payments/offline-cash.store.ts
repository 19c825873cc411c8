/** Payments in cash that counters took while they had no line. */
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

type CashTaken = { paymentId: string; shiftId: string; visitId: string; takenAt: Date };

export async function insertCashTaken(tx: Tx, taken: CashTaken): Promise<void> {
  await query`
    insert into payment_without_line (payment_id, shift_id, visit_id, taken_at)
    values (${taken.paymentId}, ${taken.shiftId}, ${taken.visitId}, ${taken.takenAt})`.execute(tx);
}

/** Whether a payment of this id is stored, whatever it was made by. */
export async function isStored(tx: Tx, paymentId: string): Promise<boolean> {
  const { rows } = await query`select from payment where id = ${paymentId}`.execute(tx);
  return rows.length > 0;
}

/** Cents of a dollar that were paid in a shift in cash while offline, all of it and for one visit. */
export async function sumCashTaken(
  db: Db | Tx,
  { shiftId, visitId }: { shiftId: string; visitId?: string },
): Promise<{ shift: bigint; visit: bigint }> {
  const { rows } = await query<{ shift: string; visit: string }>`
    select coalesce(sum(total_minor + to_balance_minor), 0) as shift,
      coalesce(sum(total_minor + to_balance_minor) filter (where visit_id = ${visitId ?? null}::uuid), 0) as visit
    from payment_without_line join payment on payment.id = payment_id
    where payment_without_line.shift_id = ${shiftId}`.execute(db);
  return { shift: BigInt(rows[0]?.shift ?? 0), visit: BigInt(rows[0]?.visit ?? 0) };
}
