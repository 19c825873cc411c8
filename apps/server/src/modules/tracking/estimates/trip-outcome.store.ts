import type { BusinessLine } from '@rohi/contract/business-lines';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import type { JudgedPromise } from './prediction-score.ts';
import type { Anchor, ClosedSpan } from './trip-road.ts';

export type TripOutcomeRow = {
  tripId: string;
  channelId: number;
  receivedAt: Date;
  readyAt: Date;
  milestones: Anchor[];
  closedSpans: ClosedSpan[];
};

/** How trips have gone with a middle parcel that has arrived since a moment, the first arrived first. */
export async function listTripOutcomes(db: Db | Tx, since: Date): Promise<TripOutcomeRow[]> {
  const { rows } = await query<TripOutcomeRow>`
    select trip_id::text as "tripId", channel_id as "channelId", received_at as "receivedAt", ready_at as "readyAt", milestones,
      closed_spans as "closedSpans"
    from trip_outcome where ready_at >= ${since} order by ready_at, trip_id`.execute(db);
  return rows;
}

/** Which of these trips are on record as finished. */
export async function findFinishedTrips(db: Db | Tx, tripIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await query<{ tripId: string }>`
    select trip_id::text as "tripId" from trip_outcome where trip_id = any(${[...tripIds]}::bigint[])`.execute(
    db,
  );
  return new Set(rows.map(({ tripId }) => tripId));
}

/** Puts on record how a trip has gone, once. */
export async function insertTripOutcome(tx: Tx, outcome: TripOutcomeRow): Promise<void> {
  const { tripId, channelId, receivedAt, readyAt, milestones, closedSpans } = outcome;
  await query`
    insert into trip_outcome (trip_id, channel_id, received_at, ready_at, milestones, closed_spans)
    values (${tripId}::bigint, ${channelId}, ${receivedAt}, ${readyAt}, ${JSON.stringify(milestones)}::text::jsonb,
      ${JSON.stringify(closedSpans)}::text::jsonb)
    on conflict (trip_id) do nothing`.execute(tx);
}

export type CarriedParcels = {
  code: string;
  parcels: number;
  /** In Tajikistan, and at their pickup points or collected. */
  beyond: number;
  ready: number;
  /** The moment of the middle receipt in China. */
  receivedAt: Date | null;
  /** The line of most of them. */
  businessLine: BusinessLine;
};

const beyond = [
  ParcelStatus.AwaitingHubOut,
  ParcelStatus.AwaitingPickupPoint,
  ParcelStatus.AwaitingCustomer,
  ParcelStatus.Received,
];
const ready = [ParcelStatus.AwaitingCustomer, ParcelStatus.Received];

/** How far the parcels of trips are; a trip without any is left out. */
export async function countCarried(db: Db | Tx, codes: readonly string[]): Promise<CarriedParcels[]> {
  const { rows } = await query<CarriedParcels>`
    select trip_code as code, count(*)::integer as parcels, (count(*) filter (where status = any(${beyond}::text[])))::integer as beyond,
      (count(*) filter (where status = any(${ready}::text[])))::integer as ready,
      percentile_disc(0.5) within group (order by received_at) as "receivedAt",
      mode() within group (order by business_line) as "businessLine"
    from parcel where trip_code = any(${[...codes]}::text[]) and is_current and status <> ${ParcelStatus.Cancelled}
    group by trip_code order by trip_code`.execute(db);
  return rows;
}

/** What parcels report of their road, as milestones call it; the places count where the road has several of a kind. */
const milestoneKey = query`case event.type when 'LINEHAUL_DEPARTED' then 'DEPARTED' when 'HUB_INBOUND' then 'ARRIVED'
  when 'PP_RECEIVED' then 'AT_POINT' when 'HUB_PASSED' then 'HUB_PASSED ' || event.place_id else event.type end`;

/**
 * When the middle parcel of a trip has passed what parcels pass, by what was reported of them; what fewer than half
 * have passed is left out. Milliseconds since 1970, in the order of time.
 */
export async function findMiddlePassings(
  db: Db | Tx,
  { code, parcels }: Pick<CarriedParcels, 'code' | 'parcels'>,
): Promise<Anchor[]> {
  const { rows } = await query<Anchor>`
    select key, floor(extract(epoch from middle) * 1000)::float8 as at
    from (select key, (array_agg(at order by at))[${Math.ceil(parcels / 2)}::integer] as middle
      from (select ${milestoneKey} as key, event.parcel_id, min(event.occurred_at) as at
        from parcel join parcel_event as event on event.parcel_id = parcel.id
        where parcel.trip_code = ${code} and parcel.is_current and parcel.status <> ${ParcelStatus.Cancelled}
          and event.type in ('LINEHAUL_DEPARTED', 'HUB_PASSED', 'EXPORT_CUSTOMS_IN', 'EXPORT_CUSTOMS_OUT', 'BORDER_CROSSED',
            'IMPORT_CUSTOMS_IN', 'IMPORT_CUSTOMS_OUT', 'HUB_INBOUND', 'PP_RECEIVED')
          and not event.implied and not exists (select from parcel_event as correction
            where correction.parcel_id = event.parcel_id and correction.corrects = event.seq)
        group by 1, 2) as passed
      where key is not null group by key) as middles
    where middle is not null order by middle, key`.execute(db);
  return rows;
}

export type TripForecastRow = {
  tripId: string;
  madeOn: string;
  firstDay: string;
  lastDay: string;
  basis: 'history' | 'constant';
  constantFirst: string;
  constantLast: string;
};

/** Adds what was shown of trips on a day; what is on record of that day stays. */
export async function insertTripForecasts(db: Db, forecasts: readonly TripForecastRow[]): Promise<void> {
  await query`
    insert into trip_forecast (trip_id, made_on, first_day, last_day, basis, constant_first, constant_last)
    select "tripId", "madeOn", "firstDay", "lastDay", basis, "constantFirst", "constantLast"
    from jsonb_to_recordset(${JSON.stringify(forecasts)}::text::jsonb) as made ("tripId" bigint, "madeOn" date, "firstDay" date,
      "lastDay" date, basis text, "constantFirst" date, "constantLast" date)
    on conflict (trip_id, made_on) do nothing`.execute(db);
}

/** A promise with what the days of the road promised then. */
export type StoredPromise = JudgedPromise & {
  channelId: number;
  constantFrom: string;
  constantTo: string;
};

/** What was promised of trips that have arrived since a moment. */
export async function listPromises(db: Db | Tx, since: Date): Promise<StoredPromise[]> {
  const { rows } = await query<StoredPromise>`
    select trip_outcome.channel_id as "channelId", made_on::text as "madeOn", first_day::text as "from", last_day::text as "to",
      constant_first::text as "constantFrom", constant_last::text as "constantTo",
      (trip_outcome.ready_at at time zone 'Asia/Dushanbe')::date::text as "arrivedOn"
    from trip_forecast join trip_outcome on trip_outcome.trip_id = trip_forecast.trip_id
    where trip_outcome.ready_at >= ${since} order by trip_forecast.trip_id, made_on`.execute(db);
  return rows;
}
