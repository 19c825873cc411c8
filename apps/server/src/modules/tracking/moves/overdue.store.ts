import { sql as query } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/**
 * Codes of parcels that wait for their customer beyond the last free day and are not marked so, the longest waiting
 * first.
 */
export async function findOverdueCodes(db: Db, today: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('parcel')
    .select('tracking_code')
    .where('status', '=', query.lit('DKHQS'))
    .where('is_current', '=', true)
    .where('free_until', '<', today)
    .where(query<boolean>`not problems @> array['OVERDUE']`)
    .orderBy('free_until')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ tracking_code: code }) => code);
}
