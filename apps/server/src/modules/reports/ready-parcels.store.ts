import { sql as query } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** What the delivery of a customer's parcels that lie ready costs together, in cents; those that were not weighed cost nothing yet. */
export async function sumReadyFreight(db: Db, customerCode: string): Promise<bigint> {
  const { rows } = await query<{ cents: string }>`
    select coalesce(sum(usd_minor), 0) as cents
    from parcel join freight_charge_facts as charge on charge.parcel_id = parcel.id
    where customer_code = ${customerCode} and is_current and closed_at is null and status = 'DKHQS'`.execute(
    db,
  );
  return BigInt(rows[0]?.cents ?? 0);
}
