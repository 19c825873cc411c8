import { sql as query } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** A parcel that can be collected. */
export type ReadyParcel = {
  trackingCode: string;
  /** The last free Dushanbe day. */
  freeUntil: string | null;
  /** In cents; null where it was not weighed. */
  freightMinor: bigint | null;
};

/** The parcels of a customer that lie ready at a pickup point. */
export async function listReadyParcels(db: Db, customerCode: string): Promise<ReadyParcel[]> {
  const { rows } = await query<Omit<ReadyParcel, 'freightMinor'> & { freightMinor: string | null }>`
    select tracking_code as "trackingCode", free_until::text as "freeUntil", usd_minor as "freightMinor"
    from parcel left join freight_charge_facts as charge on charge.parcel_id = parcel.id
    where customer_code = ${customerCode} and is_current and status = 'DKHQS'
    order by id`.execute(db);
  return rows.map((row) => ({
    ...row,
    freightMinor: row.freightMinor === null ? null : BigInt(row.freightMinor),
  }));
}
