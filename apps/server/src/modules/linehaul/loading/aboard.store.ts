import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import { isDeclared, type OwnersLeft } from '../declared.store.ts';
import { isUnpaid } from '../unpaid.store.ts';

/** What their orders are sold as, by order code; an order that is sold as nothing is missing. */
export async function productsOfOrders(
  db: Db | Tx,
  orderCodes: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await query<{ code: string; productId: number }>`
    select order_code as code, product_id as "productId" from order_product_facts
    where order_code = any(${[...orderCodes]}::text[]) and product_id is not null`.execute(db);
  return new Map(rows.map(({ code, productId }) => [code, productId]));
}

export type Loading = {
  tripId: string;
  parcelIds: readonly string[];
  /** Of these planned by a file, which has given them the code of the trip. */
  plannedIds: readonly string[];
  unit: number | null;
  bagCode: string | null;
  device: string;
  at: Date;
  by: string;
};

/** Notes that parcels are aboard; those that are already stay as they are. */
export async function insertAboard(tx: Tx, loading: Loading): Promise<void> {
  const { tripId, parcelIds, plannedIds, unit, bagCode, device, at, by } = loading;
  await query`
    insert into trip_load (parcel_id, trip_id, planned_at, planned_by, loaded_at, loaded_by, device, unit_seq, bag_code)
    select id, ${tripId}::bigint, case when is_planned then ${at}::timestamptz end, case when is_planned then 'import' end,
      ${at}, ${by}, ${device}, ${unit}::smallint, ${bagCode}
    from (select id, id = any(${[...plannedIds]}::bigint[]) as is_planned from unnest(${[...parcelIds]}::bigint[]) as id) as new
    order by id
    on conflict (parcel_id) do update set trip_id = excluded.trip_id, loaded_at = excluded.loaded_at, loaded_by = excluded.loaded_by,
      device = excluded.device, unit_seq = excluded.unit_seq, bag_code = excluded.bag_code,
      planned_at = case when trip_load.trip_id = excluded.trip_id then trip_load.planned_at end,
      planned_by = case when trip_load.trip_id = excluded.trip_id then trip_load.planned_by end
    where trip_load.loaded_at is null or trip_load.trip_id <> excluded.trip_id`.execute(tx);
}

/** Takes parcels off a trip: what was planned stays planned, what was not is deleted. */
export async function deleteAboard(tx: Tx, parcelIds: readonly string[]): Promise<void> {
  await query`
    delete from trip_load where parcel_id = any(${[...parcelIds]}::bigint[]) and planned_at is null`.execute(
    tx,
  );
  await query`
    update trip_load set loaded_at = null, loaded_by = null, device = null, unit_seq = null, bag_code = null
    where parcel_id = any(${[...parcelIds]}::bigint[])`.execute(tx);
}

/** What came aboard before the trip had a vehicle is in its first one. */
export async function nameUnit(tx: Tx, tripId: string): Promise<void> {
  await query`
    update trip_load set unit_seq = 1
    where trip_id = ${tripId}::bigint and loaded_at is not null and unit_seq is null`.execute(tx);
}

export type SnapshotRow = {
  code: string;
  customerCode: string | null;
  isPlanned: boolean;
  isAboard: boolean;
  isHeld: boolean;
  problems: ParcelProblem[];
  isDeclared: boolean;
  isUnpaid: boolean;
  parcelId: string;
};

/** What a station has stored of a trip that it loads. */
export async function listForStation(db: Db, code: string, left: OwnersLeft): Promise<SnapshotRow[]> {
  const { rows } = await query<SnapshotRow>`
    select parcel.tracking_code as code, parcel.customer_code as "customerCode", parcel.id::text as "parcelId",
      load.parcel_id is null or load.planned_at is not null as "isPlanned", load.loaded_at is not null as "isAboard",
      'HELD' = any(parcel.problems) as "isHeld", parcel.problems, ${isDeclared(left)} as "isDeclared",
      ${isUnpaid} as "isUnpaid"
    from parcel_facts as parcel
    left join trip_load as load on load.parcel_id = parcel.id
    where parcel.trip_code = ${code} and parcel.is_current and parcel.status = 'DTH' and parcel.received_at is not null
    order by parcel.id`.execute(db);
  return rows;
}
