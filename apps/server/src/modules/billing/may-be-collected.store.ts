import { sql as query } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** Nothing keeps `parcel` from its customer: it is not being searched for, nor on its way back to its sender. */
export const mayBeCollected = query<boolean>`(
  parcel.problems = '{}' or not exists (
    select from staying_parcel_facts as staying where staying.parcel_id = parcel.id and not staying.is_ordered_back))`;

/** The same of one parcel. */
export async function findMayBeCollected(db: Db, parcelId: string): Promise<boolean> {
  const { rows } = await query<{ mayBe: boolean }>`
    select ${mayBeCollected} as "mayBe" from parcel_facts as parcel where id = ${parcelId}::bigint`.execute(
    db,
  );
  return rows[0]?.mayBe ?? false;
}
