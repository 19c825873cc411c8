/** Rows of the read model: the public timelines that stand with the parcels. */
import { sql as query } from 'kysely';
import { readAgain, type Db, type Tx } from '../../../platform/database.ts';
import type { Sql } from '../../../platform/sql.ts';

/** The row of the parcel of a code; null while it has not been made. */
export type StoredTimeline = { trackingCode: string; timeline: string | null };

/** The hot path: one prepared statement with one array, and short texts. */
export function findTimelines(sql: Sql, codes: readonly string[]): Promise<StoredTimeline[]> {
  return readAgain(
    () => sql<StoredTimeline[]>`
      select tracking_code as "trackingCode", timeline from parcel
      where tracking_code = any(${textArray(codes)}::text[]) and is_current`,
  );
}

/** The same by our own last-mile code, for the few that ask for it. Also returns which code found which parcel. */
export function findTimelinesByLastMile(
  sql: Sql,
  codes: readonly string[],
): Promise<(StoredTimeline & { lastMile: string })[]> {
  return readAgain(
    () => sql<(StoredTimeline & { lastMile: string })[]>`
      select tracking_code as "trackingCode", timeline, last_mile_tracking as "lastMile" from parcel
      where last_mile_tracking = any(${textArray(codes)}::text[]) and last_mile_tracking is not null and is_current`,
  );
}

/** An array as one text, `{"a","b"}`: the driver takes a tenth of a query's time to write one of 100 codes. */
function textArray(texts: readonly string[]): string {
  const quoted = texts.map((text) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`);
  return `{${quoted.join(',')}}`;
}

/** Rows of these parcels as they are stored, by id; for the check. */
export async function readTimelines(
  db: Db | Tx,
  parcelIds: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('parcel')
    .select(['id', 'timeline'])
    .where('id', '=', query<string>`any(${[...parcelIds]}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, timeline }) => [id, timeline]));
}
