import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

/** The owner of `parcel` pays before departure, and has not paid all of it: also where it has no price yet. */
export const isUnpaid = query<boolean>`(
  exists (select from customer_terms_facts as terms where terms.customer_code = parcel.customer_code and terms.terms = 'PREPAID')
  and (not exists (select from charge_facts as due where due.parcel_id = parcel.id and kind = 'DELIVERY')
    or exists (select from charge_facts as due where due.parcel_id = parcel.id and owed_minor > 0)))`;

/** Which of these parcels are to be paid before departure, and are not. */
export async function findUnpaid(db: Db | Tx, parcelIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await query<{ id: string }>`
    select id::text as id from parcel_facts as parcel
    where id = any(${[...parcelIds]}::bigint[]) and ${isUnpaid}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
