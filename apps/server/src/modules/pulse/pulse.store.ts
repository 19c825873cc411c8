import { sql as query } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** Which customer's things a transaction has changed: its number as text, and how long ago it began. */
export type OwnerChange = { changedIn: string; customerCode: string; ageMs: number };

/**
 * What has changed since a mark, of the last hour, and the mark to ask from next: every transaction below it has ended.
 * All of the hour where the mark is ahead of the database, which was set back to an earlier state.
 */
export async function listChangesSince(
  db: Db,
  mark: string,
): Promise<{ mark: string; changes: OwnerChange[] }> {
  const { rows } = await query<{ mark: string; changes: OwnerChange[] }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as mark, coalesce((
      select json_agg(json_build_object('changedIn', changed_in::text, 'customerCode', customer_code,
        'ageMs', floor(extract(epoch from now() - changed_at) * 1000)))
      from owner_change where changed_in >= case
          when ${mark}::xid8 > pg_snapshot_xmax(pg_current_snapshot()) then '0'::xid8 else ${mark}::xid8 end
        and changed_at > now() - interval '1 hour'
    ), '[]') as changes`.execute(db);
  return rows[0] ?? { mark, changes: [] };
}

/** Deletes what is older than is asked for. */
export async function deleteOldChanges(db: Db): Promise<void> {
  await query`delete from owner_change where changed_at < now() - interval '2 hours'`.execute(db);
}
