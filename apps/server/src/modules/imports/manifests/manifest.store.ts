import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import type { TripParcel } from './compare-manifest.ts';

/** The parcels of a trip by code, cancelled ones left out: those that its own manifest names. Grams. */
export async function findTripParcels(db: Db, tripCode: string): Promise<TripParcel[]> {
  const { rows } = await query<TripParcel>`
    select tracking_code as "trackingCode", weight_g as "weightG", last_mile_tracking as "ownCode", order_code as "orderCode" from parcel_facts
    where trip_code = ${tripCode} and is_current and status <> ${ParcelStatus.Cancelled} order by tracking_code`.execute(
    db,
  );
  return rows;
}

/**
 * Which trips parcels are of, by their tracking codes, our own or those of their orders; a code that is no parcel's is
 * not in it.
 */
export async function findTripsOfCodes(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, string | null>> {
  const { rows } = await query<{ code: string; tripCode: string | null }>`
    select named.code, parcel.trip_code as "tripCode" from unnest(${[...codes]}::text[]) as named (code)
    cross join lateral (
      select trip_code, 1 as rank from parcel_facts where tracking_code = named.code and is_current
      union all select trip_code, 2 from parcel_facts where last_mile_tracking = named.code and is_current
      union all select trip_code, 3 from parcel_facts where order_code = named.code and is_current
    ) as parcel
    order by parcel.rank desc, parcel.trip_code nulls first`.execute(db);
  return new Map(rows.map(({ code, tripCode }) => [code, tripCode]));
}

export type NotedRow<Counts, Differences> = {
  id: string;
  tripId: string;
  fileName: string;
  at: Date;
  by: string;
  counts: Counts;
  differences: Differences;
};

export async function insertManifest(tx: Tx, row: NotedRow<object, object>): Promise<void> {
  await query`
    insert into trip_manifest (id, trip_id, file_name, noted_at, noted_by, counts, differences)
    values (${row.id}::uuid, ${row.tripId}::bigint, ${row.fileName}, ${row.at}, ${row.by}, ${JSON.stringify(row.counts)}::jsonb,
      ${JSON.stringify(row.differences)}::jsonb)`.execute(tx);
}

/** The last manifests of a trip, the newest first. */
export async function listNoted<Counts, Differences>(
  db: Db,
  tripId: string,
  most: number,
): Promise<NotedRow<Counts, Differences>[]> {
  const { rows } = await query<NotedRow<Counts, Differences>>`
    select id, trip_id::text as "tripId", file_name as "fileName", noted_at as at, noted_by as by, counts, differences
    from trip_manifest where trip_id = ${tripId}::bigint order by noted_at desc, id limit ${most}`.execute(
    db,
  );
  return rows;
}
