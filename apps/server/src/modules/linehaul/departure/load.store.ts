import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** A parcel that is to go with a trip: planned for it, aboard, or both. */
export type LoadedParcel = {
  id: string;
  trackingCode: string;
  customerCode: string | null;
  cell: string | null;
  weightG: number;
  volumeMm3: number;
  isUnweighed: boolean;
  isPlanned: boolean;
  isAboard: boolean;
  loadedAt: Date | null;
  loadedBy: string | null;
};

const inChina = [
  ParcelStatus.AwaitingSubmission,
  ParcelStatus.AwaitingDeclaration,
  ParcelStatus.AwaitingDeparture,
];
const isAboard = query`load.loaded_at is not null`;
// What a file has given the code of the trip was planned by it.
const isPlanned = query`(load.parcel_id is null or load.planned_at is not null)`;
const volumeMm3 = query`parcel.length_mm::bigint * parcel.width_mm * parcel.height_mm`;
const goingWith = (codes: readonly string[]) => query`
  parcel_facts as parcel
  join trip_facts as trip on trip.code = parcel.trip_code
  left join trip_load as load on load.parcel_id = parcel.id and load.trip_id = trip.id
  left join parcel_cell_facts as lies on lies.parcel_id = parcel.id
  where parcel.trip_code = any(${[...codes]}::text[]) and parcel.is_current and parcel.status = any(${inChina}::text[])`;

/** The parcels in China that are to go with a trip, in order of id. */
export async function listLoad(db: Db | Tx, code: string): Promise<LoadedParcel[]> {
  const { rows } = await query<LoadedParcel>`
    select parcel.id::text as id, parcel.tracking_code as "trackingCode", parcel.customer_code as "customerCode", lies.cell,
      coalesce(parcel.weight_g, 0) as "weightG", coalesce(${volumeMm3}, 0)::float8 as "volumeMm3",
      parcel.weight_g is null as "isUnweighed", ${isPlanned} as "isPlanned", ${isAboard} as "isAboard", load.loaded_at as "loadedAt", load.loaded_by as "loadedBy"
    from ${goingWith([code])} order by parcel.id`.execute(db);
  return rows;
}

/** What is to go with a trip, in numbers. Grams and cubic millimetres. */
export type LoadSum = {
  code: string;
  planned: number;
  aboard: number;
  aboardG: number;
  aboardMm3: number;
  toLoad: number;
  toLoadG: number;
  toLoadMm3: number;
};

/** The same in numbers for several trips, by their codes; one for which nothing is planned or aboard is missing. */
export async function sumLoads(db: Db | Tx, codes: readonly string[]): Promise<Map<string, LoadSum>> {
  const isToLoad = query`not ${isAboard}`;
  const { rows } = await query<LoadSum>`
    select trip.code, (count(*) filter (where ${isPlanned}))::integer as planned,
      (count(*) filter (where ${isAboard}))::integer as aboard, (count(*) filter (where ${isToLoad}))::integer as "toLoad",
      coalesce(sum(parcel.weight_g) filter (where ${isAboard}), 0)::float8 as "aboardG",
      coalesce(sum(${volumeMm3}) filter (where ${isAboard}), 0)::float8 as "aboardMm3",
      coalesce(sum(parcel.weight_g) filter (where ${isToLoad}), 0)::float8 as "toLoadG",
      coalesce(sum(${volumeMm3}) filter (where ${isToLoad}), 0)::float8 as "toLoadMm3"
    from ${goingWith(codes)} group by trip.code`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}

/**
 * A parcel that the end of a departure concerns: carried out of China, or left behind and waiting for no trip since.
 */
export type DepartedParcel = { id: string; trackingCode: string; status: ParcelStatus; isLeft: boolean };

/**
 * The parcels that a trip has carried out of China, and those that it has left behind and that may go with it again.
 */
export async function listDeparted(db: Db | Tx, code: string): Promise<DepartedParcel[]> {
  const { rows } = await query<DepartedParcel>`
    select id::text as id, tracking_code as "trackingCode", status, false as "isLeft" from parcel_facts
    where trip_code = ${code} and is_current and not status = any(${inChina}::text[])
    union all
    select parcel.id::text, parcel.tracking_code, parcel.status, true
    from trip_left join trip_facts as trip on trip.id = trip_left.trip_id
    join parcel_facts as parcel on parcel.id = trip_left.parcel_id
    where trip.code = ${code} and parcel.trip_code is null and parcel.is_current
      and parcel.status = ${ParcelStatus.AwaitingDeparture} and parcel.received_at is not null`.execute(db);
  return rows;
}

/** Notes what a departure leaves behind, with its plan; what an earlier one has left is forgotten. */
export async function noteLeft(tx: Tx, tripId: string, parcelIds: readonly string[]): Promise<void> {
  await query`delete from trip_left where trip_id = ${tripId}::bigint`.execute(tx);
  await query`
    insert into trip_left (trip_id, parcel_id, planned_at, planned_by)
    select ${tripId}::bigint, stays.id, load.planned_at, load.planned_by
    from unnest(${[...parcelIds]}::bigint[]) as stays (id)
    left join trip_load as load on load.parcel_id = stays.id and load.trip_id = ${tripId}::bigint
    order by stays.id`.execute(tx);
}

/**
 * Of what a trip has left behind these are planned for it as they were; the rest goes otherwise by now. How many that
 * is.
 */
export async function replanLeft(tx: Tx, tripId: string, parcelIds: readonly string[]): Promise<number> {
  await query`
    insert into trip_load (parcel_id, trip_id, planned_at, planned_by)
    select parcel_id, trip_id, planned_at, planned_by from trip_left
    where trip_id = ${tripId}::bigint and parcel_id = any(${[...parcelIds]}::bigint[]) and planned_at is not null
    order by parcel_id
    on conflict (parcel_id) do nothing`.execute(tx);
  const { rows } = await query`
    delete from trip_left where trip_id = ${tripId}::bigint returning parcel_id`.execute(tx);
  return rows.length - parcelIds.length;
}
