/** What became of parcels to whose histories a transaction has added. */
import { sql as query } from 'kysely';
import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { HistoryAdded } from '@rohi/contract/tracking/parcels-moved';
import type { Db, Tx } from '../../platform/database.ts';
import { withHistories, type ParcelRow, type StoredParcel } from './parcel.store.ts';

/** The parcels with a customer that came to another status, one of these, of which something has happened after `since`. */
export async function findArrivals(
  db: Db | Tx,
  added: readonly HistoryAdded[],
  statuses: readonly ParcelStatus[],
  since: Date,
): Promise<StoredParcel[]> {
  const column = <Key extends keyof HistoryAdded>(key: Key) => added.map((each) => each[key]);
  const { rows } = await query<ParcelRow>`
    select parcel.* from unnest(${column('parcelId')}::bigint[], ${column('from')}::integer[], ${column('to')}::integer[])
      as added (parcel_id, first, last)
    join parcel on parcel.id = added.parcel_id and parcel.customer_code is not null
    join parcel_event after on after.parcel_id = added.parcel_id and after.seq = added.last
    left join parcel_event before on before.parcel_id = added.parcel_id and before.seq = added.first - 1
    where after.status_to = any(${statuses}::text[]) and after.status_to is distinct from before.status_to
      and exists (select from parcel_event e where e.parcel_id = added.parcel_id
        and e.seq between added.first and added.last and e.occurred_at > ${since})`.execute(db);
  return withHistories(db, rows);
}
