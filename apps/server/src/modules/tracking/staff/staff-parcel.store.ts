import { orderCodeBeginning } from '@rohi/contract/tracking/order-code-beginning';
import type { ParcelWait } from '@rohi/contract/tracking/parcel-waits';
import { mostCountedParcels } from '@rohi/contract/tracking/staff-parcels.contract';
import type { HandlingNote, ParcelProblem, ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { MomentRange } from '../../../platform/day-range.ts';
import { mostFound, newestCodes, personHolds, searchHolds } from '../../../platform/search-text.ts';
import { hubOf, isInTransfer, ofTransfer, waits, waitsSince, type WaitScope } from './parcel-waits.store.ts';

export type StaffParcelFilter = {
  /** What is looked for, and the codes that it may be a list of, in their normal form; undefined: all parcels. */
  search: { text: string; codes: readonly string[] } | undefined;
  line: 'BSC' | 'FBA' | undefined;
  statuses: readonly ParcelStatus[] | undefined;
  /** One of these at least. */
  problems: readonly ParcelProblem[] | undefined;
  waiting: { kind: ParcelWait; scope: WaitScope } | undefined;
  unitId: number | undefined;
  /** Of several points; with `unitId` those that are both. */
  units: readonly number[] | undefined;
  /** When it came on record. */
  declared: MomentRange | undefined;
  customerCode: string | undefined;
  oldestFirst: boolean;
  limit: number;
  offset: number;
};

/** A row of the list: grams and millimetres. */
export type StaffParcelRow = {
  /** The number of the row, as the database counts. */
  id: string;
  trackingCode: string;
  version: number;
  orderCode: string | null;
  customerCode: string | null;
  businessLine: 'BSC' | 'FBA';
  status: ParcelStatus;
  problems: ParcelProblem[];
  handlingNotes: HandlingNote[];
  pickupPointId: number | null;
  tripCode: string | null;
  /** Where it lies in a warehouse, and the bag that holds it. */
  cell: string | null;
  bagCode: string | null;
  /** What the box of this parcel is now: it was bound out of the pool. */
  boundTo: string | null;
  weightG: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  declaredAt: Date;
  receivedAt: Date | null;
  freeUntil: string | null;
  lastEventAt: Date | null;
  alsoDeclaredBy: { orderCode: string | null; customerCode: string | null }[];
};

const columns = query`
  id, tracking_code as "trackingCode", version, order_code as "orderCode", customer_code as "customerCode",
  business_line as "businessLine", status, problems, handling_notes as "handlingNotes",
  pickup_point_id as "pickupPointId", trip_code as "tripCode", weight_g as "weightG", length_mm as "lengthMm",
  width_mm as "widthMm", height_mm as "heightMm", created_at as "declaredAt", received_at as "receivedAt",
  free_until as "freeUntil", last_event_at as "lastEventAt",
  (select cell from parcel_cell_facts lies where lies.parcel_id = parcel.id) as cell,
  (select bag_code from bagged_parcel_facts bagged where bagged.parcel_id = parcel.id) as "bagCode",
  case when closed_at is not null then (
    select bound.tracking_code from former_label label join parcel bound on bound.id = label.parcel_id
    where label.code = parcel.tracking_code) end as "boundTo",
  case when declared_twice then (
    select coalesce(json_agg(json_build_object('orderCode', line.order_code, 'customerCode', line.customer_code)
      order by line.id), '[]')
    from parcel line where line.tracking_code = parcel.tracking_code and line.is_beside and line.closed_at is null
  ) else '[]' end as "alsoDeclaredBy"`;

/** More codes than this are pasted, not typed: no name or goods has so many words. */
const mostWords = 8;

/**
 * Whole codes of a list; or what holds it all: the code, what is known of the customer, code and goods of the order. Of
 * more than `mostFound` that one of these has found the newest are taken.
 */
function found({ text, codes }: NonNullable<StaffParcelFilter['search']>) {
  const codeList = query`any(${[...codes]}::text[])`;
  const whole = query`tracking_code = ${codeList} or order_code = ${codeList} or customer_code = ${codeList}`;
  if (codes.length > mostWords) return query`(${whole})`;
  const holds = searchHolds(query`search_text`, text);
  const orders = { view: query`order_search_facts`, code: query`order_code` };
  return query`(${whole}
    or id = any(array(select parcel_id from parcel_search_facts where ${holds} order by parcel_id desc limit ${mostFound}))
    or id = any(array(select own.id from parcel own where (own.is_current or own.is_beside) and own.customer_code = any(array(
        select customer_code from account_facts where customer_code is not null and id = any(array(
          select account_id from account_search_facts where ${personHolds(query`search_text`, text)} limit ${mostFound}))))
      order by own.id desc limit ${mostFound}))
    or order_code = any(array(${newestCodes(orders, text, orderCodeBeginning(text))})))`;
}

function conditionsOf({
  search,
  line,
  statuses,
  problems,
  waiting,
  unitId,
  units,
  declared,
  customerCode,
}: Omit<StaffParcelFilter, 'limit' | 'offset' | 'oldestFirst'>) {
  const conditions = [query`is_current`];
  if (search !== undefined) conditions.push(found(search));
  if (line !== undefined) conditions.push(query`business_line = ${line}`);
  if (statuses !== undefined) conditions.push(query`status = any(${[...statuses]}::text[])`);
  if (problems !== undefined) conditions.push(query`problems && ${[...problems]}::text[]`);
  if (waiting !== undefined) conditions.push(waits(waiting.kind, waiting.scope));
  if (unitId !== undefined) conditions.push(query`pickup_point_id = ${unitId}`);
  if (units !== undefined) conditions.push(query`pickup_point_id = any(${[...units]}::integer[])`);
  if (declared?.from !== undefined) conditions.push(query`created_at >= ${declared.from}`);
  if (declared?.before !== undefined) conditions.push(query`created_at < ${declared.before}`);
  if (customerCode !== undefined) conditions.push(query`customer_code = ${customerCode}`);
  return query.join(conditions, query` and `);
}

/** One page of the parcels that fit; they are counted up to `mostCountedParcels`. */
export async function pageOfStaffParcels(
  db: Db,
  filter: StaffParcelFilter,
): Promise<{ total: number; rows: StaffParcelRow[] }> {
  if (filter.search !== undefined) return pageOfSearch(db, filter);
  const conditions = conditionsOf(filter);
  const direction = filter.oldestFirst ? query`asc` : query`desc`;
  const { rows } = await query<StaffParcelRow>`
    select ${columns} from parcel where ${conditions}
    order by created_at ${direction}, id ${direction} limit ${filter.limit} offset ${filter.offset}`.execute(
    db,
  );
  const counted = await query<{ total: number }>`
    select count(*)::integer as total
    from (select from parcel where ${conditions} limit ${mostCountedParcels}) as first_ones`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

/** What is looked for is found once, for the number and for the page. */
async function pageOfSearch(
  db: Db,
  filter: StaffParcelFilter,
): Promise<{ total: number; rows: StaffParcelRow[] }> {
  const direction = filter.oldestFirst ? query`asc` : query`desc`;
  const order = query`created_at ${direction}, id ${direction}`;
  const { rows: matches } = await query<{ total: number; ids: string[] }>`
    with matched as materialized (select id, created_at from parcel where ${conditionsOf(filter)})
    select least((select count(*) from matched), ${mostCountedParcels}::bigint)::integer as total,
      array(select id from matched order by ${order} limit ${filter.limit} offset ${filter.offset}) as ids`.execute(
    db,
  );
  const { total, ids } = matches[0] ?? { total: 0, ids: [] };
  if (ids.length === 0) return { total, rows: [] };
  const { rows } = await query<StaffParcelRow>`
    select ${columns} from parcel where id = any(${ids}::bigint[]) order by ${order}`.execute(db);
  return { total, rows };
}

/** Which waits are counted, by when and of which parcels. */
type WaitingAsked = Pick<StaffParcelFilter, 'line' | 'unitId'> & {
  waits: readonly ParcelWait[];
  scope: WaitScope;
};

export type WaitingParcels = {
  waiting: ParcelWait;
  count: number;
  /** Since when the one that has waited longest waits. */
  oldest: Date | null;
};

/** How many parcels wait, by each reason; a list with the same filter has as many. */
export async function countWaiting(
  db: Db,
  { waits: kinds, scope, ...cut }: WaitingAsked,
): Promise<WaitingParcels[]> {
  const counts = kinds.map(
    (waiting) => query`
      select ${waiting}::text as waiting, count(*)::integer as count, min(${waitsSince(waiting)}) as oldest
      from parcel where ${conditionsOf({ ...noFilter, ...cut, waiting: { kind: waiting, scope } })}`,
  );
  const { rows } = await query<WaitingParcels>`${query.join(counts, query` union all `)}`.execute(db);
  return rows;
}

/** The parcels that `countWaiting` counts by one reason, the first declared first, and how many they are. */
export function pageOfWaiting(
  db: Db,
  { limit, ...filter }: Pick<StaffParcelFilter, 'unitId' | 'waiting' | 'limit'>,
): Promise<{ total: number; rows: StaffParcelRow[] }> {
  return pageOfStaffParcels(db, {
    ...noFilter,
    ...filter,
    line: undefined,
    oldestFirst: true,
    limit,
    offset: 0,
  });
}

/**
 * Those that wait together: at one pickup point or hub, in the bags of one warehouse, aboard one trip or in one
 * transfer (`tripCode`).
 */
export type WaitingGroup = WaitingParcels & {
  unitId: number | null;
  tripCode: string | null;
  oldestCode: string;
};

const groupColumns = {
  withoutTrip: query`(select unit_id from bagged_parcel_facts bagged where bagged.parcel_id = parcel.id) as "unitId", null::text as "tripCode"`,
  notScanned: query`null::integer as "unitId", trip_code as "tripCode"`,
  withoutCellAtHub: query`${hubOf} as "unitId", null::text as "tripCode"`,
  withoutTransfer: query`pickup_point_id as "unitId", null::text as "tripCode"`,
  inTransfer: query`pickup_point_id as "unitId", ${ofTransfer('transfer_code')} as "tripCode"`,
  withoutCellAtPoint: query`pickup_point_id as "unitId", null::text as "tripCode"`,
  unclaimed: query`pickup_point_id as "unitId", null::text as "tripCode"`,
} as const;
const together = query`null::integer as "unitId", null::text as "tripCode"`;

/**
 * Parcels that wait by each reason and where, with the one that has waited longest; the groups of a reason are those
 * that `countWaiting` counts.
 */
export async function groupWaiting(
  db: Db,
  { waits: kinds, scope, ...cut }: WaitingAsked,
): Promise<WaitingGroup[]> {
  const groups = kinds.map((waiting) => {
    const columns: Partial<Record<ParcelWait, ReturnType<typeof query>>> = groupColumns;
    return query`
      select ${waiting}::text as waiting, "unitId", "tripCode", count(*)::integer as count, min(since) as oldest,
        (array_agg(tracking_code order by since, tracking_code))[1] as "oldestCode"
      from (
        select tracking_code, ${waitsSince(waiting)} as since, ${columns[waiting] ?? together}
        from parcel where ${conditionsOf({ ...noFilter, ...cut, waiting: { kind: waiting, scope } })}) as late
      group by "unitId", "tripCode"`;
  });
  const { rows } = await query<WaitingGroup>`${query.join(groups, query` union all `)}`.execute(db);
  return rows;
}

type AtStages = Record<'inChina' | 'arrived' | 'atHubs' | 'inTransfers' | 'atPoints', number>;

/**
 * How many parcels lie in China, have arrived with trips that are not unloaded, lie at hubs, are in transfers, and wait
 * at points.
 */
export async function countAtStages(
  db: Db,
  cut: Pick<StaffParcelFilter, 'line' | 'unitId'>,
): Promise<AtStages> {
  const all = conditionsOf({ ...noFilter, ...cut });
  const { rows } = await query<AtStages>`
    select
      (select count(*)::integer from parcel where ${all} and status = 'DTH' and received_at is not null) as "inChina",
      (select count(*)::integer from parcel where ${all}
        and trip_code = any(array(select code from trip_facts where state = 'ARRIVED'))) as arrived,
      (select count(*)::integer from parcel where ${all} and status = 'DHWCCK') as "atHubs",
      (select count(*)::integer from parcel where ${all} and ${isInTransfer}) as "inTransfers",
      (select count(*)::integer from parcel where ${all} and status = 'DKHQS') as "atPoints"`.execute(db);
  return rows[0] ?? { inChina: 0, arrived: 0, atHubs: 0, inTransfers: 0, atPoints: 0 };
}

const noFilter = {
  waiting: undefined,
  search: undefined,
  statuses: undefined,
  problems: undefined,
  units: undefined,
  declared: undefined,
  customerCode: undefined,
};

export type CountedParcels = {
  status: ParcelStatus;
  parcels: number;
  /** By the warehouse in China. */
  received: number;
  problems: number;
};

/** The parcels of a customer by status; `problems` of them are flagged. */
export async function countParcelsOfCustomer(db: Db, customerCode: string): Promise<CountedParcels[]> {
  const { rows } = await query<CountedParcels>`
    select status, count(*)::integer as parcels, (count(*) filter (where received_at is not null))::integer as received, (count(*) filter (where problems <> '{}'))::integer as problems
    from parcel where is_current and customer_code = ${customerCode} group by status`.execute(db);
  return rows;
}

/** The parcels that fit after the one that was read last, for files: what was read is not counted past again. */
export async function staffParcelsAfter(
  db: Db,
  filter: Omit<StaffParcelFilter, 'limit' | 'offset'>,
  after: Pick<StaffParcelRow, 'id'> | undefined,
  limit: number,
): Promise<StaffParcelRow[]> {
  const direction = filter.oldestFirst ? query`asc` : query`desc`;
  const beyond = filter.oldestFirst ? query`>` : query`<`;
  // Read again there: its moment has more digits than a Date holds.
  const last = query`(select created_at, id from parcel where id = ${after?.id ?? null}::bigint)`;
  const { rows } = await query<StaffParcelRow>`
    select ${columns} from parcel
    where ${conditionsOf(filter)} ${after === undefined ? query`` : query`and (created_at, id) ${beyond} ${last}`}
    order by created_at ${direction}, id ${direction} limit ${limit}`.execute(db);
  return rows;
}

/** The current parcel of a code; with `unitId` only if it goes there. */
export async function findStaffParcel(
  db: Db,
  trackingCode: string,
  unitId: number | undefined,
): Promise<StaffParcelRow | undefined> {
  const { rows } = await query<StaffParcelRow>`
    select ${columns} from parcel
    where tracking_code = ${trackingCode} and is_current
      and (${unitId ?? null}::integer is null or pickup_point_id = ${unitId ?? null})`.execute(db);
  return rows[0];
}
