import { sql as query } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** Until when each of these parcels can be collected by the final notice of its stay, by its id; one without a notice is missing. */
export async function findFinalNotices(db: Db, parcelIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await query<{ id: string; collectBy: string }>`
    select parcel.id, notice.collect_by as "collectBy"
    from parcel_facts as parcel
    join storage_notice_facts as notice on notice.parcel_id = parcel.id and notice.free_until = parcel.free_until
    where parcel.id = any(${[...parcelIds]}::bigint[]) and notice.kind = 'FINAL'`.execute(db);
  return new Map(rows.map(({ id, collectBy }) => [id, collectBy]));
}
