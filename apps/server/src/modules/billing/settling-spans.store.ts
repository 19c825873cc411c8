import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import type { SettlingSpan } from './storage-pauses.ts';

/**
 * The claims to each of these parcels and the decisions to store them without a charge, by the number of its row; a
 * parcel that has none is missing.
 */
export async function settlingSpansOf(
  db: Db | Tx,
  parcelIds: readonly string[],
): Promise<Map<string, SettlingSpan[]>> {
  if (parcelIds.length === 0) return new Map();
  const { rows } = await query<SettlingSpan & { parcelId: string }>`
    select parcel_id as "parcelId", opened_at as "openedAt", decided_at as "decidedAt", 'CLAIM' as because
    from parcel_claim_facts where parcel_id = any(${[...parcelIds]}::bigint[])
    union all
    select parcel_id, asked_at, least(ended_at, (stored_until::timestamp + interval '12 hours') at time zone 'Asia/Dushanbe'), 'STORED_FREE'
    from shelf_decision_facts where parcel_id = any(${[...parcelIds]}::bigint[]) and stands_still`.execute(
    db,
  );
  const spans = new Map<string, SettlingSpan[]>();
  for (const { parcelId, ...span } of rows) spans.set(parcelId, [...(spans.get(parcelId) ?? []), span]);
  return spans;
}
