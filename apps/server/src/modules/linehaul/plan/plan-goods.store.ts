import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { LoadObstacle } from '@rohi/contract/linehaul/trip-plan.contract';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import { isDeclared, type OwnersLeft } from '../declared.store.ts';
import type { LeavingParcel } from '../loading/may-board.ts';
import { waitingParcels, type WaitingGroup } from '../board/waiting.store.ts';
import type { GoodsCount } from '../tally/trip-tally.store.ts';
import { isUnpaid } from '../unpaid.store.ts';

/** What lies in China and is to go, as alike as a plan asks. */
export type PlanGroup = WaitingGroup & LeavingParcel & GoesByAny;

/** What awaits its owner goes by whatever channel the trip has. */
type GoesByAny = { goesByAny: boolean };

const isHeld = query`('HELD' = any(parcel.problems))`;
const volumeMm3 = query`parcel.length_mm::bigint * parcel.width_mm * parcel.height_mm`;
const receivedDay = query`(parcel.received_at at time zone 'Asia/Dushanbe')::date::text`;
const goods = query`parcel.business_line as "businessLine", parcel.country_code as "countryCode", sold.product_id as "productId"`;
const unweighed = query`(count(*) filter (where parcel.weight_g is null))::integer as unweighed`;
const leaving = (left: OwnersLeft) => query`
  case when parcel.problems = '{}' then '{}'::text[] else array(select unnest(parcel.problems) intersect
    select unnest(array['HELD', 'LOST', 'RETURNING']) order by 1) end as problems,
  ${isDeclared(left)} as "isDeclared", ${isUnpaid} as "isUnpaid",
  parcel.awaits_owner and parcel.order_code is null as "goesByAny"`;
const movedTo = query`moved.channel_id as "movedTo"`;

/** What waits in a warehouse, in groups, and what is planned for a trip wherever it lies. */
export async function readPlanGroups(
  db: Db | Tx,
  { code, unitId, left }: { code: string; unitId: number | null; left: OwnersLeft },
): Promise<PlanGroup[]> {
  const { rows } = await query<PlanGroup>`
    select ${goods}, ${movedTo}, ${receivedDay} as "receivedDay", trip.code as "tripCode", ${leaving(left)},
      count(*)::integer as parcels, coalesce(sum(parcel.weight_g), 0)::float8 as "weightG",
      coalesce(sum(${volumeMm3}), 0)::float8 as "volumeMm3", ${unweighed}
    from ${waitingParcels()}
      and (trip.code = ${code} or ${isOfUnit(unitId)})
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 order by 5, 1, 3, 4, 6, 7, 8, 9, 10`.execute(db);
  return rows;
}

function isOfUnit(unitId: number | null) {
  return unitId === null ? query`true` : query`coalesce(cell.unit_id, ${unitId}) = ${unitId}`;
}

export type PlannableParcel = Pick<
  WaitingGroup,
  'businessLine' | 'countryCode' | 'productId' | 'movedTo' | 'receivedDay'
> &
  LeavingParcel &
  GoesByAny & {
    trackingCode: string;
    weightG: number;
    volumeMm3: number;
    /** 1 where it was not weighed, else 0. */
    unweighed: number;
  };

/** Parcels in China, the first received first: those of a trip, or those of none that lie in a warehouse. */
export async function listPlannable(
  db: Db | Tx,
  { tripCode, unitId, left }: { tripCode: string | null; unitId: number | null; left: OwnersLeft },
): Promise<PlannableParcel[]> {
  const scope =
    tripCode === null ? query`trip.code is null and ${isOfUnit(unitId)}` : query`trip.code = ${tripCode}`;
  const { rows } = await query<PlannableParcel>`
    select ${goods}, ${movedTo}, ${receivedDay} as "receivedDay", parcel.tracking_code as "trackingCode",
      coalesce(parcel.weight_g, 0) as "weightG", coalesce(${volumeMm3}, 0)::float8 as "volumeMm3",
      (parcel.weight_g is null)::integer as unweighed, ${leaving(left)}
    from ${waitingParcels()} and ${scope}
    order by parcel.received_at, parcel.id`.execute(db);
  return rows;
}

/** What was declared and China has not received, as alike as a plan asks. */
export type DeclaredGroup = Pick<WaitingGroup, 'businessLine' | 'countryCode' | 'productId' | 'movedTo'> &
  GoodsCount & { unweighed: number; isRecent: boolean };

/**
 * What was declared and China has not received, in groups, with the weights that were declared for orders of one place.
 * `isRecent`: something was reported of it since then.
 */
export async function readDeclaredGoods(db: Db | Tx, since: Date): Promise<DeclaredGroup[]> {
  const { rows } = await query<DeclaredGroup>`
    select ${goods}, null::integer as "movedTo", parcel.last_event_at >= ${since} as "isRecent", count(*)::integer as parcels,
      coalesce(sum(coalesce(parcel.weight_g, declared.place_weight_g)), 0)::float8 as "weightG",
      coalesce(sum(${volumeMm3}), 0)::float8 as "volumeMm3",
      (count(*) filter (where coalesce(parcel.weight_g, declared.place_weight_g) is null))::integer as unweighed
    from parcel_facts as parcel
    left join order_facts as declared on declared.code = parcel.order_code
    left join order_product_facts as sold on sold.order_code = parcel.order_code
    where parcel.is_current and parcel.status = ${ParcelStatus.AwaitingDeparture} and parcel.received_at is null
    group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}

/** The ids of the parcels of a trip that are in China. */
export async function idsOfTrip(db: Db | Tx, code: string): Promise<string[]> {
  const { rows } = await query<{ id: string }>`
    select id::text as id from parcel_facts
    where trip_code = ${code} and is_current and status = ${ParcelStatus.AwaitingDeparture} and received_at is not null`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export type FoundObstacle = { kind: LoadObstacle; parcels: number; customers: number; codes: string[] };

const shownCodes = 5;

/** What stands against the goods of a trip in China; `ABOARD`: against what was loaded. */
export async function readObstacles(
  db: Db | Tx,
  code: string,
  which: 'ALL' | 'ABOARD',
  left: OwnersLeft,
): Promise<FoundObstacle[]> {
  const { rows } = await query<FoundObstacle>`
    select hindered.kind, count(*)::integer as parcels, count(distinct hindered.customer_code)::integer as customers,
      (array_agg(hindered.tracking_code order by hindered.id))[1:${shownCodes}] as codes
    from (
      select parcel.id, parcel.tracking_code, parcel.customer_code, unnest(array_remove(array[
        case when not ${isDeclared(left)} then 'UNDECLARED' end,
        case when ${isHeld} then 'HELD' end,
        case when 'LOST' = any(parcel.problems) then 'LOST' end,
        case when 'RETURNING' = any(parcel.problems) then 'RETURNING' end,
        case when parcel.order_code is not null and declared.value_minor is null then 'NO_VALUE' end,
        case when ${isUnpaid} then 'UNPAID' end], null)) as kind
      from parcel_facts as parcel
      left join order_facts as declared on declared.code = parcel.order_code
      left join trip_load as load on load.parcel_id = parcel.id
      where parcel.trip_code = ${code} and parcel.is_current and parcel.status = ${ParcelStatus.AwaitingDeparture}
        and ${which === 'ALL' ? query`true` : query`load.loaded_at is not null`}
    ) as hindered
    group by hindered.kind order by hindered.kind`.execute(db);
  return rows;
}

/** Notes that parcels are planned for a trip; what came aboard without a plan has one from now on. */
export async function insertPlanned(
  tx: Tx,
  { tripId, parcelIds, at, by }: { tripId: string; parcelIds: readonly string[]; at: Date; by: string },
): Promise<void> {
  await query`
    insert into trip_load (parcel_id, trip_id, planned_at, planned_by)
    select id, ${tripId}::bigint, ${at}, ${by} from unnest(${[...parcelIds]}::bigint[]) as id order by id
    on conflict (parcel_id) do update set trip_id = excluded.trip_id,
      planned_at = coalesce(trip_load.planned_at, excluded.planned_at), planned_by = coalesce(trip_load.planned_by, excluded.planned_by)
    where trip_load.trip_id = excluded.trip_id or trip_load.loaded_at is null`.execute(tx);
}

export type LoadRow = {
  parcelId: string;
  tripId: string;
  plannedAt: Date | null;
  loadedAt: Date | null;
};

/** How parcels are planned and aboard, by their ids. */
export async function findLoads(db: Db | Tx, parcelIds: readonly string[]): Promise<Map<string, LoadRow>> {
  const { rows } = await query<LoadRow>`
    select parcel_id::text as "parcelId", trip_id::text as "tripId", planned_at as "plannedAt", loaded_at as "loadedAt"
    from trip_load where parcel_id = any(${[...parcelIds]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.parcelId, row]));
}
