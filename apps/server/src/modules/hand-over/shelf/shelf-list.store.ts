/** Parcels that lie at their point and stand for a decision, and what their owners are shown of it. */
import type {
  ShelfCause,
  ShelfDecisionKind,
  ShelfDecisionState,
  storageNotices,
} from '@rohi/contract/hand-over/shelf-decision-rules';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

type NoticeKind = (typeof storageNotices)[number];

/** Days are Dushanbe days. */
export type ShelfParcelRow = {
  id: string;
  trackingCode: string;
  customerCode: string;
  customer: string | null;
  unitId: number;
  cell: string | null;
  cause: ShelfCause;
  note: string | null;
  since: string;
  by: string;
  arrivedOn: string | null;
  notices: { kind: NoticeKind; on: string; isSent: boolean }[];
  total: number;
};

/** The final notice of the stay of a parcel. */
const finalNotice = query`notice.parcel_id = parcel.id and notice.free_until = parcel.free_until and notice.kind = 'FINAL'`;

const isLying = query`parcel.status = ${ParcelStatus.AwaitingCustomer} and parcel.closed_at is null
  and parcel.customer_code is not null and parcel.pickup_point_id is not null`;

type Wanted = {
  today: string;
  /** Null: of all points. */
  unitIds: readonly number[] | null;
  /** Only what lies there beyond its final notice, also where it was not taken at the counter since. */
  isPastNotice: boolean;
  most: number;
};

/**
 * What stands for a decision on a day, of some points or of all, the longest first: beyond its final notice and what it
 * is stored for, or not taken at the counter. The last of a stay that a parcel was stored until counts in place of the
 * notice. `total` is how many there are.
 */
export async function findShelfParcels(
  db: Db,
  { today, unitIds, isPastNotice, most }: Wanted,
): Promise<ShelfParcelRow[]> {
  const { rows } = await query<ShelfParcelRow>`
    with past_notice as (
      select parcel.id, greatest(notice.collect_by, stored.until) as last_day
      from storage_notice_facts as notice join parcel_facts as parcel on ${finalNotice}
      left join lateral (
        select max(stored_until) as until from shelf_decision
        where parcel_id = parcel.id and kind = 'KEEP' and state = 'STANDS'
      ) as stored on true
      where notice.kind = 'FINAL' and notice.collect_by < ${today}::date and (stored.until is null or stored.until < ${today}::date)
        and ${isLying}
    ), standing as (
      select parcel.id, problem.kind as cause, problem.note, (problem.raised_at at time zone 'Asia/Dushanbe')::date as since,
        problem.decide_by as last_day
      from counter_problem as problem join parcel_facts as parcel on parcel.id = problem.parcel_id
      where problem.ended_at is null and ${isLying}
      union all
      select id, 'UNCLAIMED', null, last_day + 1, last_day from past_notice
      where not exists (select from counter_problem where parcel_id = past_notice.id and ended_at is null)
    )
    select parcel.id::text, parcel.tracking_code as "trackingCode", parcel.customer_code as "customerCode",
      account.name as customer, parcel.pickup_point_id as "unitId", place.cell, standing.cause, standing.note,
      to_char(standing.since, 'YYYY-MM-DD') as since, to_char(standing.last_day, 'YYYY-MM-DD') as by, count(*) over ()::integer as total,
      (select to_char(max(occurred_at) at time zone 'Asia/Dushanbe', 'YYYY-MM-DD') from parcel_event_facts
        where parcel_id = parcel.id and type = 'PP_RECEIVED') as "arrivedOn",
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'on', to_char(noticed_on, 'YYYY-MM-DD'), 'isSent', letter_id is not null)
          order by noticed_on), '[]') from storage_notice_facts
        where parcel_id = parcel.id and free_until = parcel.free_until) as notices
    from standing join parcel_facts as parcel on parcel.id = standing.id
    left join account_facts as account on account.customer_code = parcel.customer_code
    left join parcel_cell_facts as place on place.parcel_id = parcel.id and place.unit_id = parcel.pickup_point_id
    where (${unitIds === null}::boolean or parcel.pickup_point_id = any(${[...(unitIds ?? [])]}::integer[]))
      and (not ${isPastNotice}::boolean or parcel.id in (select id from past_notice))
    order by standing.since, parcel.id limit ${most}`.execute(db);
  return rows;
}

/** The last day of the final notice of a parcel as it lies; undefined without one. */
export async function finalDayOf(tx: Tx, parcelId: string): Promise<string | undefined> {
  const { rows } = await query<{ day: string }>`
    select to_char(notice.collect_by, 'YYYY-MM-DD') as day
    from parcel_facts as parcel join storage_notice_facts as notice on ${finalNotice}
    where parcel.id = ${parcelId}`.execute(tx);
  return rows[0]?.day;
}

/** In which cells of their points these parcels lie, by their id. */
export async function cellsAtPoints(db: Db, parcelIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await query<{ id: string; cell: string }>`
    select place.parcel_id::text as id, place.cell from parcel_cell_facts as place
    join parcel_facts as parcel on parcel.id = place.parcel_id and parcel.pickup_point_id = place.unit_id
    where parcel.id = any(${[...parcelIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, cell }) => [id, cell]));
}

/** Where a station has reported that these parcels lie, which are brought on nowhere, by their code. */
export async function whereLies(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, { unitId: number; since: Date; by: string }>> {
  const { rows } = await query<{ code: string; unitId: number; since: Date; by: string }>`
    select distinct on (tracking_code) tracking_code as code, unit_id as "unitId", lies_since as since, reported_by as by
    from lying_staying_facts where tracking_code = any(${[...codes]}::text[])
    order by tracking_code, lies_since desc`.execute(db);
  return new Map(rows.map(({ code, ...report }) => [code, report]));
}

/** An own parcel that had its final notice, or about which something was decided. */
export type OwnShelfRow = {
  trackingCode: string;
  unitId: number;
  cause: ShelfCause | null;
  kind: ShelfDecisionKind | null;
  state: ShelfDecisionState | null;
  storedUntil: string | null;
  standsStill: boolean | null;
  collectBy: string | null;
};

/**
 * Those of a customer that lie at their point, and those that have left it by a decision since a moment; the last of
 * each.
 */
export async function ownShelfParcels(
  db: Db,
  { customerCode, since, most }: { customerCode: string; since: Date; most: number },
): Promise<OwnShelfRow[]> {
  const { rows } = await query<OwnShelfRow>`
    select parcel.tracking_code as "trackingCode", coalesce(decision.unit_id, parcel.pickup_point_id) as "unitId", decision.cause,
      decision.kind, decision.state, to_char(decision.stored_until, 'YYYY-MM-DD') as "storedUntil",
      decision.stands_still as "standsStill", to_char(notice.collect_by, 'YYYY-MM-DD') as "collectBy"
    from parcel_facts as parcel
    left join lateral (
      select * from shelf_decision where parcel_id = parcel.id
        and (ended_at is null or state in ('SENT', 'ARRIVED', 'FETCHED', 'DONE') and ended_at >= ${since})
      order by asked_at desc, id limit 1
    ) as decision on true
    left join storage_notice_facts as notice on ${finalNotice} and parcel.status = ${ParcelStatus.AwaitingCustomer}
    where parcel.customer_code = ${customerCode}
      and (${isLying} and (notice.collect_by is not null or decision.ended_at is null and decision.id is not null)
        or parcel.status = ${ParcelStatus.Cancelled} and decision.ended_at is not null)
    order by notice.collect_by nulls last, parcel.id limit ${most}`.execute(db);
  return rows;
}
