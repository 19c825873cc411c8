/** What will be due for parcels of trips once they lie ready: what they cost, less what is due or paid already. */
import type { ChargeKind } from '@rohi/contract/billing/charge-kinds';
import type { Locale } from '@rohi/contract/locales';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { TripState } from '@rohi/contract/trips/trip-words';
import { sql as query, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { StaffScope } from './report-scope.ts';

const underWay = [
  ParcelStatus.AwaitingDeparture,
  ParcelStatus.AwaitingHubIn,
  ParcelStatus.AwaitingHubOut,
  ParcelStatus.AwaitingPickupPoint,
];

/** The parcels of trips that China has received and that lie ready nowhere yet. */
function coming(scope: StaffScope): RawBuilder<unknown> {
  return query`
    parcel_facts as parcel join trip_facts as trip on trip.code = parcel.trip_code
    where parcel.is_current and parcel.customer_code is not null and parcel.received_at is not null
      and parcel.status = any(${underWay}::text[])
      and ${scope.kind === 'all' ? query`true` : query`parcel.pickup_point_id = ${scope.unitId}`}`;
}

/** Every charge that falls due with them, in cents of a dollar. The one source of sums and lists. */
function charges(scope: StaffScope): RawBuilder<unknown> {
  return query`
    select parcel.id, parcel.tracking_code, parcel.customer_code, parcel.pickup_point_id, parcel.trip_code, priced.kind,
      priced.minor + coalesce(charge.corrected_minor - charge.settled_minor, 0) as owed_minor
    from (select parcel.* from ${coming(scope)}) as parcel
    cross join lateral (
      select 'DELIVERY' as kind, usd_minor as minor from freight_charge_facts where parcel_id = parcel.id
      union all
      select 'SERVICE', sum(price_minor) from parcel_problem_facts
      where parcel_id = parcel.id and currency = 'USD' and ended = 'SENT_ON' and answer = 'SEND_ON'
    ) as priced
    left join charge on charge.parcel_id = parcel.id and charge.kind = priced.kind
    where charge.due_at is null and priced.minor + coalesce(charge.corrected_minor - charge.settled_minor, 0) > 0`;
}

/** What a trip brings to a point. `owedMinor` in cents of a dollar. */
export type ArrivalRow = {
  trip: string;
  state: TripState;
  plannedArrivalDay: string | null;
  unitId: number | null;
  unit: string | null;
  parcels: number;
  customers: number;
  unpriced: number;
  owedMinor: bigint;
};

/** The sums, the trip that arrives first at the top. */
export async function sumArrivals(db: Db, scope: StaffScope, locale: Locale): Promise<ArrivalRow[]> {
  const { rows } = await query<Omit<ArrivalRow, 'owedMinor'> & { owed: string }>`
    with owed as (
      select trip_code, pickup_point_id, count(distinct id)::integer as parcels,
        count(distinct customer_code)::integer as customers, sum(owed_minor) as minor
      from (${charges(scope)}) as every group by 1, 2
    ), unpriced as (
      select trip_code, pickup_point_id, count(*)::integer as parcels from ${coming(scope)}
        and not exists (select from freight_charge_facts where parcel_id = parcel.id and usd_minor is not null)
      group by 1, 2
    )
    select trip.code as trip, trip.state, to_char(trip.planned_arrival_day, 'YYYY-MM-DD') as "plannedArrivalDay",
      listed.pickup_point_id as "unitId", place.names ->> ${locale} as unit, coalesce(owed.parcels, 0) as parcels,
      coalesce(owed.customers, 0) as customers, coalesce(unpriced.parcels, 0) as unpriced, coalesce(owed.minor, 0) as owed
    from (select trip_code, pickup_point_id from owed union select trip_code, pickup_point_id from unpriced) as listed
    join trip_facts as trip on trip.code = listed.trip_code
    left join owed on owed.trip_code = listed.trip_code and owed.pickup_point_id is not distinct from listed.pickup_point_id
    left join unpriced on unpriced.trip_code = listed.trip_code
      and unpriced.pickup_point_id is not distinct from listed.pickup_point_id
    left join place_facts as place on place.id = listed.pickup_point_id
    order by trip.planned_arrival_day nulls last, trip.code, unit`.execute(db);
  return rows.map(({ owed, ...row }) => ({ ...row, owedMinor: BigInt(owed) }));
}

/** A charge that falls due with its parcel. */
export type ArrivingRow = {
  customerCode: string;
  trackingCode: string;
  kind: ChargeKind;
  owedMinor: bigint;
};

/** What stands behind one of the sums, customer by customer, and how many there are. */
export async function pageOfArriving(
  db: Db,
  scope: StaffScope,
  { trip, unitId }: { trip: string; unitId: number | null },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: ArrivingRow[] }> {
  const condition = query`trip_code = ${trip} and pickup_point_id is not distinct from ${unitId}::integer`;
  const counted = await query<{ total: string }>`
    select count(*) as total from (${charges(scope)}) as every where ${condition}`.execute(db);
  const { rows } = await query<Omit<ArrivingRow, 'owedMinor'> & { owed: string }>`
    select customer_code as "customerCode", tracking_code as "trackingCode", kind, owed_minor as owed
    from (${charges(scope)}) as every where ${condition}
    order by customer_code, id, kind limit ${limit} offset ${offset}`.execute(db);
  return {
    total: Number(counted.rows[0]?.total ?? 0),
    rows: rows.map(({ owed, ...row }) => ({ ...row, owedMinor: BigInt(owed) })),
  };
}
