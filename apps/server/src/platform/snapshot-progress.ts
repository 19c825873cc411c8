/** How far the database is, for what stations are sent of changes. */
import { sql as query } from 'kysely';
import type { Db } from './database.ts';
import type { Progress } from './snapshot-cursor.ts';

export async function readProgress(db: Db): Promise<Progress> {
  const { rows } = await query<Progress>`
    select (select system_identifier from pg_control_system()) || '-'
        || (select oid from pg_database where datname = current_database()) as database,
      pg_snapshot_xmin(pg_current_snapshot())::text as "endedBelow",
      pg_snapshot_xmax(pg_current_snapshot())::text as begun`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new RangeError('a database knows how far it is');
  return row;
}

/**
 * Rows that transactions from this number on have written. Those of a database that was loaded from a dump may bear
 * numbers that this one has not given yet: they were sent with the whole.
 */
export function changedSince(table: string, since: string) {
  return query`${query.ref(`${table}.changed_in`)} >= ${since}::text::xid8
    and ${query.ref(`${table}.changed_in`)} < pg_snapshot_xmax(pg_current_snapshot())`;
}
