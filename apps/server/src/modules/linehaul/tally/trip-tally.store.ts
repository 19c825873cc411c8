import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** A number of parcels with what they weigh and take; what was not measured counts as nothing. */
export type GoodsCount = { parcels: number; weightG: number; volumeMm3: number };

export type TripCount = {
  tripId: string;
  /** In China; where the trip has not left, what is planned for it or aboard. */
  waiting: GoodsCount;
  planned: number;
  aboard: GoodsCount;
  onRoad: number;
  beyond: number;
  /** All that it carries or has carried. */
  carried: GoodsCount;
  /** When the first of its parcels is on record to have left China. */
  departedAt: Date | null;
};

const onRoad = query.raw(`parcel.status = '${ParcelStatus.AwaitingHubIn}'`);
const beyond = query.raw(
  `parcel.status in (${[
    ParcelStatus.AwaitingHubOut,
    ParcelStatus.AwaitingPickupPoint,
    ParcelStatus.AwaitingCustomer,
    ParcelStatus.Received,
  ]
    .map((status) => `'${status}'`)
    .join(', ')})`,
);
const left = query`(${onRoad} or ${beyond})`;
const sumOf = (condition: ReturnType<typeof query>) => query`jsonb_build_object(
  'parcels', count(*) filter (where ${condition}),
  'weightG', coalesce(sum(parcel.weight_g) filter (where ${condition}), 0),
  'volumeMm3', coalesce(sum(parcel.length_mm::bigint * parcel.width_mm * parcel.height_mm) filter (where ${condition}), 0))`;
const isThere = query`parcel.id is not null`;
const isAboard = query`load.loaded_at is not null and not ${left}`;

/** Locks the numbers of trips in one order for all; those of a trip that has none yet are made. */
export async function lockTallies(tx: Tx, codes: readonly string[]): Promise<void> {
  await query`
    insert into trip_tally (trip_id, parcels, weight_g, volume_mm3, planned, aboard, aboard_weight_g, aboard_volume_mm3, on_road, beyond)
    select id, 0, 0, 0, 0, 0, 0, 0, 0, 0 from trip_facts where code = any(${[...codes]}::text[]) order by id
    on conflict (trip_id) do update set parcels = trip_tally.parcels`.execute(tx);
}

/** Counts the parcels of trips, as they stand. */
export async function countTrips(tx: Tx, codes: readonly string[]): Promise<TripCount[]> {
  const { rows } = await query<TripCount>`
    select trip.id::text as "tripId", ${sumOf(query`${isThere} and not ${left}`)} as waiting,
      (count(*) filter (where ${isThere} and not ${left} and (load.parcel_id is null or load.planned_at is not null)))::integer as planned,
      ${sumOf(isAboard)} as aboard, (count(*) filter (where ${onRoad}))::integer as "onRoad",
      (count(*) filter (where ${beyond}))::integer as beyond, ${sumOf(left)} as carried,
      case when trip.is_from_file and count(*) filter (where ${left}) > 0 then (
        select min(event.occurred_at) from parcel_facts as gone
        join parcel_event_facts as event on event.parcel_id = gone.id
        where gone.trip_code = trip.code and gone.is_current and event.type = 'LINEHAUL_DEPARTED') end as "departedAt"
    from trip_facts as trip
    left join parcel_facts as parcel on parcel.trip_code = trip.code and parcel.is_current
      and parcel.status <> ${ParcelStatus.Cancelled}
    left join trip_load as load on load.parcel_id = parcel.id and load.trip_id = trip.id
    where trip.code = any(${[...codes]}::text[])
    group by trip.id, trip.code, trip.is_from_file order by trip.id`.execute(tx);
  return rows;
}

/**
 * Takes out of the loads of trips what goes with them no more, or cannot go: cancelled, not received after all, with
 * another trip.
 */
export async function deleteLostLoads(tx: Tx, codes: readonly string[]): Promise<void> {
  await query`
    delete from trip_load using trip_facts as trip, parcel_facts as parcel
    where trip.code = any(${[...codes]}::text[]) and trip_load.trip_id = trip.id and parcel.id = trip_load.parcel_id
      and (coalesce(parcel.trip_code, '') <> trip.code
        or trip.state in ('PLANNED', 'LOADING')
          and (parcel.status <> ${ParcelStatus.AwaitingDeparture} or parcel.received_at is null or not parcel.is_current))`.execute(
    tx,
  );
}

export async function writeTallies(
  tx: Tx,
  tallies: readonly { count: TripCount; shown: GoodsCount }[],
): Promise<void> {
  const rows = tallies.map(
    ({ count: { tripId, planned, aboard, onRoad: going, beyond: gone, departedAt }, shown }) => ({
      trip_id: tripId,
      parcels: shown.parcels,
      weight_g: shown.weightG,
      volume_mm3: shown.volumeMm3,
      planned,
      aboard: aboard.parcels,
      aboard_weight_g: aboard.weightG,
      aboard_volume_mm3: aboard.volumeMm3,
      on_road: going,
      beyond: gone,
      departed_at: departedAt,
    }),
  );
  await query`
    insert into trip_tally
    select * from jsonb_populate_recordset(null::trip_tally, ${JSON.stringify(rows)}::text::jsonb)
    on conflict (trip_id) do update set parcels = excluded.parcels, weight_g = excluded.weight_g, volume_mm3 = excluded.volume_mm3,
      planned = excluded.planned, aboard = excluded.aboard, aboard_weight_g = excluded.aboard_weight_g,
      aboard_volume_mm3 = excluded.aboard_volume_mm3, on_road = excluded.on_road, beyond = excluded.beyond,
      departed_at = excluded.departed_at`.execute(tx);
}

export type TripTally = {
  tripId: string;
  parcels: number;
  weightG: number;
  volumeMm3: number;
  planned: number;
  aboard: number;
  aboardG: number;
  aboardMm3: number;
  onRoad: number;
  beyond: number;
};

/** The numbers of trips, by id; a trip that never had a parcel has none. */
export async function readTallies(db: Db | Tx, tripIds: readonly string[]): Promise<Map<string, TripTally>> {
  const { rows } = await query<TripTally>`
    select trip_id::text as "tripId", parcels, weight_g::float8 as "weightG", volume_mm3::float8 as "volumeMm3", planned, aboard,
      aboard_weight_g::float8 as "aboardG", aboard_volume_mm3::float8 as "aboardMm3", on_road as "onRoad", beyond
    from trip_tally where trip_id = any(${[...tripIds]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.tripId, row]));
}
