import { sql as query } from 'kysely';
import type { Tx } from '../../platform/database.ts';

/**
 * Warehouses that leave owners to the hub, and the one where a trip begins: it stands for that of a parcel's receipt
 * where none is on record.
 */
export type OwnersLeft = { units: readonly number[]; originId: number | null };

const receivedAt = query`
  (select receipt.place_id from parcel_event_facts as receipt
    where receipt.parcel_id = parcel.id and receipt.type = 'CN_RECEIVED' and not exists (
      select from parcel_event_facts as correction
      where correction.parcel_id = parcel.id and correction.corrects = receipt.seq)
    order by receipt.seq desc limit 1)`;

/** Whether a parcel has an order, or may leave China without one: its warehouse leaves owners to the hub. */
export function isDeclared({ units, originId }: OwnersLeft) {
  const hasOrder = query`(parcel.order_code is not null or parcel.awaits_owner)`;
  if (units.length === 0) return hasOrder;
  return query`(${hasOrder} or coalesce(${receivedAt}, ${originId}::integer) = any(${[...units]}::integer[]))`;
}

/** The ids of those of these parcels that have an order, or may leave China without one. */
export async function findDeclared(
  tx: Tx,
  parcelIds: readonly string[],
  left: OwnersLeft,
): Promise<ReadonlySet<string>> {
  if (parcelIds.length === 0 || left.units.length === 0) return new Set();
  const { rows } = await query<{ id: string }>`
    select parcel.id::text as id from parcel_facts as parcel
    where parcel.id = any(${[...parcelIds]}::bigint[]) and ${isDeclared(left)}`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
