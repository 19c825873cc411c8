import { mostCountedOrders } from '@rohi/contract/orders/order-rules';
import { orderCodeBeginning } from '@rohi/contract/tracking/order-code-beginning';
import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { MomentRange } from '../../../platform/day-range.ts';
import { mostFound, newestCodes, personHolds, searchHolds } from '../../../platform/search-text.ts';

/**
 * What staff ask of the list; `unitId` is the pickup point that the parcels go to, `warehouseId` the China warehouse
 * that they come through.
 */
export type StaffOrderFilter = {
  line: 'BSC' | 'FBA' | undefined;
  stages: readonly ParcelStatus[] | undefined;
  unitId: number | undefined;
  /** Of several points; with `unitId` those that are both. */
  units: readonly number[] | undefined;
  created: MomentRange | undefined;
  warehouseId: number | undefined;
  customerCode: string | undefined;
  withProblem: boolean;
  /** A code, or `NONE` for orders that have none yet. */
  product?: string | undefined;
  country?: string | undefined;
  search: string | undefined;
  oldestFirst: boolean;
  limit: number;
  offset: number;
};

/** A line of the list: grams, cubic millimetres, cents of a dollar. */
export type StaffOrderRow = {
  code: string;
  createdAt: Date;
  businessLine: 'BSC' | 'FBA';
  status: ParcelStatus;
  customerCode: string | null;
  customerName: string | null;
  pickupPointId: number | null;
  goods: string | null;
  parcels: number;
  weightG: string;
  volumeMm3: string;
  freightUsdMinor: string;
  hasProblem: boolean;
  version: number;
};

/**
 * The orders in which it all stands that is looked for: in order code, goods and recipient, in the code of a parcel, or
 * in what is known of the customer. Of more than `mostFound` that one of these has found the newest are taken.
 */
function found(search: string) {
  const holds = searchHolds(query`search_text`, search);
  const texts = { view: query`order_search_facts`, code: query`order_code` };
  return query`progress.order_code = any(array(
    ${newestCodes(texts, search, orderCodeBeginning(search))}
    union all
    select order_code from parcel_facts as parcel where order_code is not null and parcel.id = any(array(
      select parcel_id from parcel_search_facts where ${holds} order by parcel_id desc limit ${mostFound}))
    union all
    (select own.order_code from order_progress own where own.customer_id = any(array(
      select account_id from account_search_facts where ${personHolds(query`search_text`, search)} limit ${mostFound}))
    order by own.created_at desc nulls last limit ${mostFound})))`;
}

/**
 * A China warehouse has received a box of the order; or none that is known has yet, so that it may come to any. A scan
 * that names no warehouse leaves it open.
 */
function comesThrough(warehouseId: number) {
  const scans = query`select from parcel_facts as parcel
    join parcel_event_facts as scan on scan.parcel_id = parcel.id and scan.type in ('CN_RECEIVED', 'CN_PACKED')
    where parcel.order_code = progress.order_code`;
  return query`(exists (${scans} and scan.place_id = ${warehouseId})
    or not exists (${scans} and scan.place_id is not null))`;
}

function conditionsOf({
  line,
  stages,
  unitId,
  units,
  created,
  warehouseId,
  customerCode,
  withProblem,
  product,
  country,
  search,
}: Omit<StaffOrderFilter, 'limit' | 'offset'>) {
  const conditions = [query`progress.created_at is not null`];
  if (line !== undefined) conditions.push(query`progress.business_line = ${line}`);
  if (stages !== undefined) conditions.push(query`progress.stage = any(${[...stages]}::text[])`);
  if (unitId !== undefined) conditions.push(query`progress.unit_id = ${unitId}`);
  if (units !== undefined) conditions.push(query`progress.unit_id = any(${[...units]}::integer[])`);
  if (created?.from !== undefined) conditions.push(query`progress.created_at >= ${created.from}`);
  if (created?.before !== undefined) conditions.push(query`progress.created_at < ${created.before}`);
  if (warehouseId !== undefined) conditions.push(comesThrough(warehouseId));
  if (customerCode !== undefined)
    conditions.push(
      query`progress.customer_id = (select id from account_facts where customer_code = ${customerCode})`,
    );
  if (withProblem) conditions.push(query`progress.has_problem`);
  if (product === 'NONE') conditions.push(query`progress.product_id is null`);
  else if (product !== undefined)
    conditions.push(query`progress.product_id = (select id from product_facts where code = ${product})`);
  if (country !== undefined) conditions.push(query`progress.country_code = ${country}`);
  if (search !== undefined) conditions.push(found(search));
  return query.join(conditions, query` and `);
}

const tables = query`
  from order_progress progress
  join customer_order on customer_order.code = progress.order_code
  left join account_facts as customer on customer.id = progress.customer_id`;

const columns = query`
  progress.order_code as code, progress.created_at as "createdAt", progress.business_line as "businessLine",
  progress.stage as status, customer.customer_code as "customerCode", customer.name as "customerName",
  progress.unit_id as "pickupPointId", customer_order.goods, progress.parcels, progress.weight_g as "weightG",
  progress.volume_mm3 as "volumeMm3", progress.freight_usd_minor as "freightUsdMinor",
  progress.has_problem as "hasProblem", customer_order.version`;

/** One page of the orders that fit; they are counted up to `mostCountedOrders`. */
export async function pageOfStaffOrders(
  db: Db,
  filter: StaffOrderFilter,
): Promise<{ total: number; rows: StaffOrderRow[] }> {
  if (filter.search !== undefined) return pageOfSearch(db, filter);
  const direction = filter.oldestFirst ? query`asc` : query`desc`;
  const conditions = conditionsOf(filter);
  const { rows } = await query<StaffOrderRow>`
    select ${columns} ${tables} where ${conditions}
    order by progress.created_at ${direction}, progress.order_code ${direction}
    limit ${filter.limit} offset ${filter.offset}`.execute(db);
  const counted = await query<{ total: number }>`
    select count(*)::integer as total
    from (select from order_progress progress where ${conditions} limit ${mostCountedOrders}) as first_ones`.execute(
    db,
  );
  return { total: counted.rows[0]?.total ?? 0, rows };
}

/** What is looked for is found once, for the number and for the page. */
async function pageOfSearch(
  db: Db,
  filter: StaffOrderFilter,
): Promise<{ total: number; rows: StaffOrderRow[] }> {
  const direction = filter.oldestFirst ? query`asc` : query`desc`;
  const order = query`progress.created_at ${direction}, progress.order_code ${direction}`;
  const { rows: matches } = await query<{ total: number; codes: string[] }>`
    with progress as materialized (
      select order_code, created_at from order_progress progress where ${conditionsOf(filter)})
    select least((select count(*) from progress), ${mostCountedOrders}::bigint)::integer as total,
      array(select order_code from progress order by ${order} limit ${filter.limit} offset ${filter.offset}) as codes`.execute(
    db,
  );
  const { total, codes } = matches[0] ?? { total: 0, codes: [] };
  if (codes.length === 0) return { total, rows: [] };
  const { rows } = await query<StaffOrderRow>`
    select ${columns} ${tables} where progress.order_code = any(${codes}::text[]) order by ${order}`.execute(
    db,
  );
  return { total, rows };
}

/** The orders that fit after the one that was read last, for files: what was read is not counted past again. */
export async function staffOrdersAfter(
  db: Db,
  filter: Omit<StaffOrderFilter, 'limit' | 'offset'>,
  after: Pick<StaffOrderRow, 'createdAt' | 'code'> | undefined,
  limit: number,
): Promise<StaffOrderRow[]> {
  const direction = filter.oldestFirst ? query`asc` : query`desc`;
  const beyond = filter.oldestFirst ? query`>` : query`<`;
  const { rows } = await query<StaffOrderRow>`
    select ${columns} ${tables} where ${conditionsOf(filter)}
      ${after === undefined ? query`` : query`and (progress.created_at, progress.order_code) ${beyond} (${after.createdAt}::timestamptz, ${after.code})`}
    order by progress.created_at ${direction}, progress.order_code ${direction}
    limit ${limit}`.execute(db);
  return rows;
}

const noFilter = {
  customerCode: undefined,
  stages: undefined,
  units: undefined,
  created: undefined,
  search: undefined,
  withProblem: false,
  oldestFirst: false,
} as const;

/** Orders at one stage. `oldest` is when the first of them was made. */
export type StageOfOrders = { status: ParcelStatus; orders: number; problems: number; oldest: Date };

/** How many orders of a China warehouse stand at each stage; a list with the same filter has as many. */
export async function countStaffOrders(
  db: Db,
  { line, warehouseId }: Pick<StaffOrderFilter, 'line'> & { warehouseId: number },
): Promise<StageOfOrders[]> {
  const conditions = conditionsOf({
    ...noFilter,
    line,
    warehouseId,
    unitId: undefined,
  });
  const { rows } = await query<StageOfOrders>`
    select progress.stage as status, count(*)::integer as orders,
      (count(*) filter (where progress.has_problem))::integer as problems, min(progress.created_at) as oldest
    ${tables} where ${conditions} group by progress.stage`.execute(db);
  return rows;
}

/** The line of one order; with `unitId` only if its parcels go there, with `warehouseId` if they come through it. */
export async function findStaffOrderRow(
  db: Db,
  code: string,
  { unitId, warehouseId }: Partial<Pick<StaffOrderFilter, 'unitId' | 'warehouseId'>>,
): Promise<StaffOrderRow | undefined> {
  const conditions = conditionsOf({
    ...noFilter,
    unitId,
    warehouseId,
    line: undefined,
  });
  const { rows } = await query<StaffOrderRow>`
    select ${columns} ${tables} where progress.order_code = ${code} and ${conditions}`.execute(db);
  return rows[0];
}
