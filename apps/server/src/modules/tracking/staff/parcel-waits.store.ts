/** Why parcels wait, as conditions of the lists and of the numbers that lead to them. */
import { addDays, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import type { ParcelWait } from '@rohi/contract/tracking/parcel-waits';
import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';

/** By when it is judged who waits, and at which hub alone (undefined: at all) what has arrived is looked for. */
export type WaitScope = {
  now: Date;
  /** The day in Dushanbe. */
  today: string;
  hubId: number | undefined;
};

const problemOfWait = {
  unidentified: 'UNIDENTIFIED',
  held: 'HELD',
  lost: 'LOST',
  damaged: 'DAMAGED',
  returning: 'RETURNING',
  delayed: 'DELAYED',
} as const satisfies Partial<Record<ParcelWait, ParcelProblem>>;

type FlagWait = keyof typeof problemOfWait;
const isFlag = (kind: ParcelWait): kind is FlagWait => Object.hasOwn(problemOfWait, kind);

/**
 * Whether a parcel waits so. Storage counts by the day, not by the mark that the night sets: a day begins before its
 * job.
 */
export function waits(kind: ParcelWait, scope: WaitScope) {
  // The first halves are those of the small indexes.
  return isFlag(kind)
    ? query`problems <> '{}' and closed_at is null and problems @> array[${problemOfWait[kind]}]::text[]`
    : conditions[kind](scope);
}

const isBagged = query`exists (select from bagged_parcel_facts bagged where bagged.parcel_id = parcel.id)`;

/** Whether a parcel has lain in China for so many days. */
const liesFor = (days: number, today: string) =>
  query`status = 'DTH' and received_at < ${startOfDushanbeDay(addDays(today, 1 - days))}`;

const isInCell = query`exists (select from parcel_cell_facts cell where cell.parcel_id = parcel.id)`;

const onlyHub = query`select min(id) from place_facts where kind = 'HUB' having count(*) = 1`;

/** Where the trip of a parcel ended; of one that came without a trip the only hub that there is. */
export const hubOf = query`coalesce((select destination_id from trip_facts trip where trip.code = parcel.trip_code),
  (${onlyHub}))`;

/** The same as a condition, for all at once: whether that hub has cells, and is this one where one is named. */
const isOfHubWithCells = (hubId: number | undefined) => {
  const hubs = query`select unit_id from unit_with_cells_facts
    where ${hubId ?? null}::integer is null or unit_id = ${hubId ?? null}::integer`;
  return query`case when trip_code in (select code from trip_facts where destination_id is not null)
    then trip_code in (select code from trip_facts where destination_id in (${hubs})) else (${onlyHub}) in (${hubs}) end`;
};

/** Whether the hub of a parcel is this one, where one is named. */
const isOfHub = (hubId: number | undefined) =>
  hubId === undefined ? query`true` : query`${hubOf} = ${hubId}::integer`;

/** What was scanned into a transfer that its point has not finished. */
const isUnderWay = query`checked.work = 'FILLING' and checked.transfer_state in ('OPEN', 'CLOSED', 'DEPARTED', 'ARRIVED')`;

const scannedInto = (
  which: ReturnType<typeof query>,
) => query`status in ('DHWCRK', 'DHWCCK', 'DZTDQS') and id = any(array(
  select parcel_id from checked_parcel_facts checked where ${isUnderWay} and ${which}))`;

/** Whether a parcel is in a transfer, and not at its point yet. */
export const isInTransfer = scannedInto(query`true`);

/** A fact of the transfer that a parcel is in. */
export const ofTransfer = (
  fact: 'state_at' | 'transfer_code',
) => query`(select ${query.ref(fact)} from checked_parcel_facts checked
  where checked.parcel_id = parcel.id and ${isUnderWay} order by checked.checklist_id desc limit 1)`;

/** The last day for which a parcel is stored by a decision that stands; null without one. */
const storedDay = query`(select stored_until from shelf_decision_facts decision
  where decision.parcel_id = parcel.id and decision.kind = 'KEEP' and decision.ended_at is null)`;

/**
 * The last day on which the final notice of the present stay, or a decision since, lets a parcel be collected; null
 * without a notice.
 */
const finalDay = query`(select greatest(collect_by, ${storedDay}) from storage_notice_facts notice
  where notice.parcel_id = parcel.id and notice.free_until = parcel.free_until and notice.kind = 'FINAL')`;

const conditions: Record<Exclude<ParcelWait, FlagWait>, (scope: WaitScope) => ReturnType<typeof query>> = {
  declaredTwice: () => query`declared_twice and closed_at is null`,
  overdue: ({ today }) => query`status = 'DKHQS' and free_until < ${today}::date`,
  withoutCell: ({ today }) => query`${liesFor(1, today)} and not ${isBagged}
    and not ${isInCell}`,
  // What is wrong with one is seen to first.
  withoutBag: ({ today }) => query`${liesFor(2, today)} and problems = '{}' and not ${isBagged}`,
  withoutTrip: ({ now }) => query`status = 'DTH' and received_at < ${now} and problems = '{}'
    and not exists (select from trip_facts trip where trip.code = parcel.trip_code and trip.state in ('PLANNED', 'LOADING'))
    and exists (
      select from bagged_parcel_facts bagged
      join (
        select origin_id, max(cut_off_at) as cut_off_at from trip_facts
        where cut_off_at <= ${now} and departed_at <= ${now} group by origin_id
      ) as last_trip on last_trip.origin_id = bagged.unit_id
      where bagged.parcel_id = parcel.id and bagged.since <= last_trip.cut_off_at)`,
  notScanned: ({ today, hubId }) => query`status = 'DHWCRK' and trip_code = any(array(
    select code from trip_facts where state = 'ARRIVED' and arrived_at < ${startOfDushanbeDay(today)}
      and (${hubId ?? null}::integer is null or destination_id = ${hubId ?? null}::integer)))`,
  withoutCellAtHub: ({
    today,
    hubId,
  }) => query`status = 'DHWCCK' and last_event_at < ${startOfDushanbeDay(today)}
    and ${isOfHubWithCells(hubId)}
    and not ${isInCell} and not exists (select from checked_parcel_facts checked where checked.parcel_id = parcel.id
      and checked.work = 'FILLING' and checked.transfer_state in ('OPEN', 'CLOSED'))`,
  // What is wrong with one is seen to first.
  withoutTransfer: ({
    today,
    hubId,
  }) => query`status = 'DHWCCK' and last_event_at < ${startOfDushanbeDay(addDays(today, -1))}
    and pickup_point_id is not null and problems = '{}' and ${isOfHub(hubId)} and not (${isInTransfer})`,
  inTransfer: ({ today, hubId }) =>
    scannedInto(query`state_at < ${startOfDushanbeDay(addDays(today, -1))}
    and (${hubId ?? null}::integer is null or unit_id = ${hubId ?? null}::integer)`),
  withoutCellAtPoint: ({ today }) => query`status = 'DKHQS' and last_event_at < ${startOfDushanbeDay(today)}
    and pickup_point_id = any(array(select unit_id from unit_with_cells_facts)) and not ${isInCell}`,
  unclaimed: ({ today }) => query`status = 'DKHQS' and free_until < ${today}::date and exists (
    select from storage_notice_facts notice where notice.parcel_id = parcel.id and notice.free_until = parcel.free_until
      and notice.kind = 'FINAL' and notice.collect_by < ${today}::date) and coalesce(${storedDay} < ${today}::date, true)`,
};

/** Since when a parcel waits; most since something last happened to it, those of a day since it is over in Dushanbe. */
export function waitsSince(kind: ParcelWait) {
  return (moments[kind] ?? sinceLastEvent)();
}

const dayAfter = (day: ReturnType<typeof query>) =>
  query`(${day} + 1)::timestamp at time zone 'Asia/Dushanbe'`;
const sinceLastEvent = () => query`last_event_at`;

const moments: Partial<Record<ParcelWait, () => ReturnType<typeof query>>> = {
  overdue: () => dayAfter(query`free_until`),
  withoutCell: () => query`received_at`,
  withoutBag: () => query`received_at`,
  withoutTrip: () => query`(select since from bagged_parcel_facts bagged where bagged.parcel_id = parcel.id)`,
  notScanned: () => query`(select arrived_at from trip_facts trip where trip.code = parcel.trip_code)`,
  inTransfer: () => ofTransfer('state_at'),
  unclaimed: () => dayAfter(finalDay),
};
