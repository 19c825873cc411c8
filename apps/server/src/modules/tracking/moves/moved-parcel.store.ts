import { sql as query } from 'kysely';
import type { HistoryAdded } from '@rohi/contract/tracking/parcels-moved';
import type { Db, Tx } from '../../../platform/database.ts';
import { storedColumns, withHistories, type StoredParcel, type StoredRow } from './parcel.store.ts';

/** The parcels of customers with an added event after `since`, with all that has happened to them up to now. */
export async function findRecentlyMoved(
  db: Db | Tx,
  added: readonly HistoryAdded[],
  since: Date,
): Promise<StoredParcel[]> {
  const column = <Key extends keyof HistoryAdded>(key: Key) => added.map((each) => each[key]);
  const { rows } = await query<StoredRow>`
    select ${query.raw(storedColumns.join(', '))} from parcel where customer_code is not null and id in (
      select parcel_event.parcel_id
      from unnest(${column('parcelId')}::bigint[], ${column('from')}::integer[], ${column('to')}::integer[])
        as added (parcel_id, first, last)
      join parcel_event on parcel_event.parcel_id = added.parcel_id and seq between first and last
      where occurred_at > ${since})`.execute(db);
  return withHistories(db, rows);
}

/** The receipts in China among what was added to histories, since a moment; none of demo data. */
export async function findAddedReceipts(
  db: Db | Tx,
  added: readonly HistoryAdded[],
  since: Date,
): Promise<{ parcelId: string; seq: number }[]> {
  const column = <Key extends 'parcelId' | 'from' | 'to'>(key: Key) => added.map((each) => each[key]);
  const { rows } = await query<{ parcelId: string; seq: number }>`
    select event.parcel_id as "parcelId", event.seq
    from unnest(${column('parcelId')}::bigint[], ${column('from')}::integer[], ${column('to')}::integer[]) as given (id, low, high)
    join parcel_event as event on event.parcel_id = given.id and event.seq between given.low and given.high
    where event.type = 'CN_RECEIVED' and event.source not in ('demo', 'move-in') and event.occurred_at > ${since}`.execute(
    db,
  );
  return rows;
}
