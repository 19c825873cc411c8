import { sql as query } from 'kysely';
import type { Db } from '../../platform/database.ts';

/**
 * Until when each of these parcels can be collected by the final notice of its stay, or by what was decided since, by
 * its id; one without a notice is missing.
 */
export async function findFinalNotices(db: Db, parcelIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await query<{ id: string; collectBy: string }>`
    select parcel.id, to_char(greatest(notice.collect_by, (
      select stored_until from shelf_decision_facts as decision
      where decision.parcel_id = parcel.id and decision.kind = 'KEEP' and decision.ended_at is null)), 'YYYY-MM-DD') as "collectBy"
    from parcel_facts as parcel
    join storage_notice_facts as notice on notice.parcel_id = parcel.id and notice.free_until = parcel.free_until
    where parcel.id = any(${[...parcelIds]}::bigint[]) and notice.kind = 'FINAL'`.execute(db);
  return new Map(rows.map(({ id, collectBy }) => [id, collectBy]));
}
