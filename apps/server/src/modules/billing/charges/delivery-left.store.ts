/** What of deliveries can still go back: by refunds and compensations together. The purse of the customer is locked. */
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/**
 * By charge of a delivery, in cents: what was paid on it and did not go back, less what is spoken for by refunds under
 * way and by compensations that were granted or wait for a second person; `except` a compensation that is judged
 * itself.
 */
export async function leftOfDeliveries(
  db: Db | Tx,
  chargeIds: readonly string[],
  except: string | null = null,
): Promise<Map<string, bigint>> {
  const { rows } = await query<{ id: string; left: string }>`
    select charge.id::text as id, settled_minor - asked.minor - granted.minor as left from charge
    cross join lateral (
      select coalesce(sum(refund_line.amount_minor), 0) as minor from payment_line
      join refund_line using (payment_id, line) join refund on refund.id = refund_id
      where charge_id = charge.id and state in ('WAITING', 'APPROVED')
    ) as asked
    cross join lateral (
      select coalesce(sum(granted_minor), 0) as minor from compensation
      where parcel_id = charge.parcel_id and customer_code = charge.customer_code and id is distinct from ${except}::uuid
        and state in ('CONFIRMING', 'ACCEPTED', 'PARTLY')
    ) as granted
    where charge.id = any(${[...chargeIds]}::bigint[]) and charge.kind = 'DELIVERY'`.execute(db);
  return new Map(rows.map(({ id, left }) => [id, BigInt(left)]));
}
