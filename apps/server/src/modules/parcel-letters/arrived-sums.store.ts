import { sql as query } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** Grams and cents of a dollar; null where one was not weighed, or has no price. */
export type GramsAndCents = { weightG: string | null; usdMinor: string | null };

/** What parcels weigh, and what their delivery costs. */
export async function sumParcels(db: Db, parcelIds: readonly string[]): Promise<GramsAndCents | undefined> {
  const { rows } = await query<GramsAndCents>`
    select case when bool_and(weight_g is not null) then sum(weight_g)::text end as "weightG",
      case when bool_and(usd_minor is not null) then sum(usd_minor)::text end as "usdMinor"
    from parcel_facts as parcel left join freight_charge_facts as charge on charge.parcel_id = parcel.id
    where parcel.id = any(${[...parcelIds]}::bigint[])`.execute(db);
  return rows[0];
}
