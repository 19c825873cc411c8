import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import type { ClaimSpan } from './storage-pauses.ts';

/** The claims to each of these parcels, by the number of its row; a parcel that nobody has claimed is missing. */
export async function claimSpansOf(
  db: Db | Tx,
  parcelIds: readonly string[],
): Promise<Map<string, ClaimSpan[]>> {
  if (parcelIds.length === 0) return new Map();
  const { rows } = await query<ClaimSpan & { parcelId: string }>`
    select parcel_id as "parcelId", opened_at as "openedAt", decided_at as "decidedAt"
    from parcel_claim_facts where parcel_id = any(${[...parcelIds]}::bigint[])`.execute(db);
  const spans = new Map<string, ClaimSpan[]>();
  for (const { parcelId, ...span } of rows) spans.set(parcelId, [...(spans.get(parcelId) ?? []), span]);
  return spans;
}
