import type { TripMode, TripState } from '@rohi/contract/trips/trip-words';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

type TripUnit = { number: string; trailer: string | null; seals: string[] };
type TripStop = { placeId: number; day: string };
type TripDriver = { name: string; phone: string | null };

/** What the office writes of a trip. Days are Dushanbe days. */
export type TripFields = {
  channelId: number | null;
  mode: TripMode;
  originId: number | null;
  destinationId: number | null;
  plannedDepartureAt: Date | null;
  cutOffAt: Date | null;
  plannedArrivalDay: string | null;
  stops: TripStop[];
  units: TripUnit[];
  drivers: TripDriver[];
  capacityKg: number | null;
  capacityCm3: number | null;
  consignmentNote: string | null;
  carnet: string | null;
  customsOffices: string[];
  note: string | null;
};

export type TripRow = TripFields & {
  id: string;
  code: string;
  state: TripState;
  endedReason: string | null;
  departedAt: Date | null;
  arrivedAt: Date | null;
  isFromFile: boolean;
  version: number;
};

/** The columns of a trip under the names of `TripRow`; its table stands in the query as `trip`. */
const columns = query`trip.id::text as id, trip.code, trip.state, trip.ended_reason as "endedReason", trip.channel_id as "channelId",
  trip.mode, trip.origin_id as "originId", trip.destination_id as "destinationId", trip.planned_departure_at as "plannedDepartureAt",
  trip.cut_off_at as "cutOffAt", trip.planned_arrival_day::text as "plannedArrivalDay", trip.drivers, trip.capacity_kg as "capacityKg",
  trip.capacity_cm3::float8 as "capacityCm3", trip.consignment_note as "consignmentNote", trip.carnet,
  trip.customs_offices as "customsOffices", trip.note, trip.departed_at as "departedAt", trip.arrived_at as "arrivedAt",
  trip.is_from_file as "isFromFile", trip.version,
  coalesce((select jsonb_agg(jsonb_build_object('placeId', place_id, 'day', planned_day) order by seq)
    from trip_stop where trip_id = trip.id), '[]') as stops,
  coalesce((select jsonb_agg(jsonb_build_object('number', number, 'trailer', trailer, 'seals', to_jsonb(seals)) order by seq)
    from trip_unit where trip_id = trip.id), '[]') as units`;

/** Trips by their codes, in the order of id. */
export async function findTripRows(db: Db | Tx, codes: readonly string[]): Promise<TripRow[]> {
  if (codes.length === 0) return [];
  const { rows } = await query<TripRow>`
    select ${columns} from trip where trip.code = any(${[...codes]}::text[]) order by trip.id`.execute(db);
  return rows;
}

/**
 * Locks trips in one order for all: `read`, they stay in their state; `change`, they are not loaded, departed or
 * changed by others.
 */
export async function lockTripRows(
  tx: Tx,
  codes: readonly string[],
  mode: 'read' | 'change',
): Promise<TripRow[]> {
  const locking = query<{ id: string }>`
    select id::text as id from trip where code = any(${[...codes]}::text[]) order by id
    for ${query.raw(mode === 'read' ? 'share' : 'no key update')}`.execute(tx);
  const [locked, found] = await Promise.all([locking, findTripRows(tx, codes)]);
  return locked.rows.length === 0 ? [] : found;
}

/** Trips in one of these states, the next or last to leave first. */
export async function listTripRows(db: Db | Tx, states: readonly TripState[]): Promise<TripRow[]> {
  const { rows } = await query<TripRow>`
    select ${columns} from trip where trip.state = any(${[...states]}::text[])
    order by coalesce(trip.departed_at, trip.planned_departure_at), trip.id`.execute(db);
  return rows;
}

export type RoadTrip = Pick<
  TripRow,
  'id' | 'code' | 'channelId' | 'plannedDepartureAt' | 'cutOffAt' | 'departedAt'
>;

/** Trips that left, were to leave or were made after a moment, those taken back left out. */
export async function listRoadTrips(db: Db | Tx, since: Date): Promise<RoadTrip[]> {
  const { rows } = await query<RoadTrip>`
    select id::text as id, code, channel_id as "channelId", planned_departure_at as "plannedDepartureAt",
      cut_off_at as "cutOffAt", departed_at as "departedAt"
    from trip where state <> 'TAKEN_BACK' and coalesce(departed_at, planned_departure_at, created_at) >= ${since}
    order by id`.execute(db);
  return rows;
}

/** The stops of the last trip of a channel that has any, with its day of departure. */
export async function findLastStops(
  db: Db | Tx,
  channelId: number,
): Promise<{ leaves: string; stops: TripStop[] } | undefined> {
  const { rows } = await query<{ leaves: string; stops: TripStop[] }>`
    select (trip.planned_departure_at at time zone 'Asia/Dushanbe')::date::text as leaves,
      (select jsonb_agg(jsonb_build_object('placeId', place_id, 'day', planned_day) order by seq)
        from trip_stop where trip_id = trip.id) as stops
    from trip where trip.channel_id = ${channelId} and trip.planned_departure_at is not null
      and exists (select from trip_stop where trip_id = trip.id)
    order by trip.id desc limit 1`.execute(db);
  return rows[0];
}

type Written = { at: Date; by: string };

/** Undefined when the code is another trip's. */
export async function insertTripRow(
  tx: Tx,
  code: string,
  fields: TripFields,
  { at, by }: Written,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('trip')
    .values({ code, ...columnsOf(fields), created_at: at, created_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row !== undefined) await replaceParts(tx, row.id, fields);
  return row?.id;
}

/** Makes trips of the codes that files name, where there are none. */
export async function insertFileTrips(tx: Tx, codes: readonly string[], { at, by }: Written): Promise<void> {
  await query`
    insert into trip (code, is_from_file, created_at, created_by)
    select code, true, ${at}, ${by} from unnest(${codes.toSorted()}::text[]) as code
    on conflict (code) do nothing`.execute(tx);
}

export async function updateTripRow(
  tx: Tx,
  id: string,
  fields: TripFields,
  { at, by }: Written,
): Promise<void> {
  await tx
    .updateTable('trip')
    .set({ ...columnsOf(fields), version: query`version + 1`, updated_at: at, updated_by: by })
    .where('id', '=', id)
    .execute();
  await replaceParts(tx, id, fields);
}

function columnsOf(fields: TripFields) {
  return {
    channel_id: fields.channelId,
    mode: fields.mode,
    origin_id: fields.originId,
    destination_id: fields.destinationId,
    planned_departure_at: fields.plannedDepartureAt,
    cut_off_at: fields.cutOffAt,
    planned_arrival_day: fields.plannedArrivalDay,
    drivers: JSON.stringify(fields.drivers),
    capacity_kg: fields.capacityKg,
    capacity_cm3: fields.capacityCm3,
    consignment_note: fields.consignmentNote,
    carnet: fields.carnet,
    customs_offices: fields.customsOffices,
    note: fields.note,
  };
}

async function replaceParts(tx: Tx, id: string, { stops, units }: TripFields): Promise<void> {
  await query`delete from trip_stop where trip_id = ${id}::bigint`.execute(tx);
  await query`
    insert into trip_stop (trip_id, seq, place_id, planned_day)
    select ${id}::bigint, seq, place_id, day
    from unnest(${stops.map(({ placeId }) => placeId)}::integer[], ${stops.map(({ day }) => day)}::date[])
      with ordinality as stop (place_id, day, seq)`.execute(tx);
  // A wagon into which something was loaded stays: what comes aboard names it.
  await query`
    insert into trip_unit (trip_id, seq, number, trailer, seals)
    select ${id}::bigint, seq, unit ->> 'number', unit ->> 'trailer',
      array(select jsonb_array_elements_text(unit -> 'seals'))
    from jsonb_array_elements(${JSON.stringify(units)}::text::jsonb) with ordinality as given (unit, seq)
    on conflict (trip_id, seq) do update
    set number = excluded.number, trailer = excluded.trailer, seals = excluded.seals`.execute(tx);
  await query`delete from trip_unit where trip_id = ${id}::bigint and seq > ${units.length}`.execute(tx);
}

type TripProgress = {
  state: TripState;
  departedAt?: Date | null;
  arrivedAt?: Date | null;
  endedReason?: string | null;
};

/** A trip has come further, or back. */
export async function updateTripProgress(
  tx: Tx,
  id: string,
  { state, departedAt, arrivedAt, endedReason }: TripProgress,
): Promise<void> {
  await tx
    .updateTable('trip')
    .set({
      state,
      ...(departedAt === undefined ? {} : { departed_at: departedAt }),
      ...(arrivedAt === undefined ? {} : { arrived_at: arrivedAt }),
      ...(endedReason === undefined ? {} : { ended_reason: endedReason }),
    })
    .where('id', '=', id)
    .execute();
}
