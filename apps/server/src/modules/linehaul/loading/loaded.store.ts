import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/**
 * The outermost bags in which parcels came aboard a trip, by the id of the parcel; what was loaded loose is missing.
 */
export async function bagsOfLoad(tx: Tx, tripId: string): Promise<Map<string, string>> {
  const { rows } = await query<{ parcelId: string; bagCode: string }>`
    select parcel_id::text as "parcelId", bag_code as "bagCode" from trip_load
    where trip_id = ${tripId}::bigint and bag_code is not null`.execute(tx);
  return new Map(rows.map(({ parcelId, bagCode }) => [parcelId, bagCode]));
}

/** How many parcels are on the road with each of these trips; a trip with none is missing. */
export async function countOnTheRoad(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await query<{ code: string; parcels: number }>`
    select trip_code as code, count(*)::integer as parcels from parcel_facts
    where trip_code = any(${[...codes]}::text[]) and is_current and status = ${ParcelStatus.AwaitingHubIn}
    group by trip_code`.execute(db);
  return new Map(rows.map(({ code, parcels }) => [code, parcels]));
}

/** When parcels came aboard their trip, by the id of the parcel. */
export async function loadedTimes(db: Db, parcelIds: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await query<{ parcelId: string; at: Date }>`
    select parcel_id::text as "parcelId", loaded_at as at from trip_load
    where parcel_id = any(${[...parcelIds]}::bigint[]) and loaded_at is not null`.execute(db);
  return new Map(rows.map(({ parcelId, at }) => [parcelId, at]));
}
