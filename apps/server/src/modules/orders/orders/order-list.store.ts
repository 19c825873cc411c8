/**
 * The list of a customer's orders. Everything is narrowed to the customer first, so that a search never looks at the
 * others'.
 */
import type { OrderSelection } from '@rohi/contract/orders/order-rules';
import type { Currency } from '@rohi/contract/pricing/money';
import { ParcelStatus, type ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import { sql as query, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { searchHolds } from '../../../platform/search-text.ts';

/** What is asked of the list; times are moments, the end not included. */
export type OrderFilter = {
  customerId: string;
  customerCode: string | null;
  stage: ParcelStatus | undefined;
  only: OrderSelection | undefined;
  search: string | undefined;
  from: Date | undefined;
  to: Date | undefined;
  /** These alone, where they are named. */
  codes: readonly string[] | undefined;
  oldestFirst: boolean;
  limit: number;
  offset: number;
};

export type OrderLineRow = {
  code: string;
  created_at: Date;
  file_row: number | null;
  status: ParcelStatus;
  pickup_point_id: number | null;
  weight_g: number | null;
  goods: string | null;
  value_minor: string | null;
  value_currency: Currency | null;
  first_code: string | null;
  first_name: string | null;
  can_change: boolean;
  parcels: number;
  ready: number;
  problems: ParcelProblem[];
  /** Those of each parcel that is neither collected nor cancelled. */
  problems_of_going: ParcelProblem[][];
};

/** `%` and `_` of what is searched for stand for themselves. */
function likePattern(search: string): string {
  return `%${search
    .normalize('NFKC')
    .trim()
    .replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Nothing else stands in a code, so a text with a space is looked for in the goods alone. */
const partOfCode = /^[\p{L}\d-]+$/u;

/**
 * The orders in which a text stands: in goods, order code, recipient and names of parcels however they are typed, in a
 * code of the customer's parcels. A parcel that was collected before anybody claimed its order carries no customer: it
 * is found by its whole code.
 */
function foundBy(search: string, { customerId, customerCode }: OrderFilter): RawBuilder<unknown> {
  const inGoods = query`select order_code from order_search_facts
    where customer_id = ${customerId} and ${searchHolds(query`search_text`, search, 'few')}
    union all select order_code from parcel_name_facts as named
      join parcel_facts as parcel using (customer_code, tracking_code)
      where customer_code = ${customerCode} and (is_current or is_beside)
        and ${searchHolds(query`named.search_text`, search, 'few')}`;
  const code = normalizeTrackingCode(search);
  if (!partOfCode.test(code)) return inGoods;
  // Codes are stored in capitals, and comparing bytes is many times quicker than folding letters.
  const pattern = likePattern(code);
  return query`${inGoods}
    union all select order_code from parcel_facts as parcel
      where customer_code = ${customerCode} and (is_current or is_beside) and tracking_code like ${pattern}
    union all select order_code from parcel_facts as parcel where tracking_code = ${code} and is_current`;
}

/** Where an order stands while China has received nothing of it. */
const beforeChina = [
  ParcelStatus.AwaitingSubmission,
  ParcelStatus.AwaitingDeclaration,
  ParcelStatus.AwaitingDeparture,
];

/** Conditions over `order_progress`, and over what a search has `found`. */
function conditionsOf(filter: OrderFilter): RawBuilder<unknown> {
  const { customerId, stage, only, search, from, to, codes } = filter;
  const conditions = [query`customer_id = ${customerId}`];
  if (stage !== undefined) conditions.push(query`stage = ${stage}`);
  if (only === 'problem') conditions.push(query`has_problem`);
  if (only === 'withoutValue')
    conditions.push(query`stage = any(${[...beforeChina]}::text[]) and order_code in (
      select code from customer_order where customer_id = ${customerId} and value_minor is null)`);
  if (from !== undefined) conditions.push(query`created_at >= ${from}`);
  if (to !== undefined) conditions.push(query`created_at < ${to}`);
  if (codes !== undefined) conditions.push(query`order_code = any(${[...codes]}::text[])`);
  if (search !== undefined) conditions.push(query`order_code in (select order_code from found)`);
  return query.join(conditions, query` and `);
}

function orderBy({ oldestFirst }: OrderFilter, table = query.ref('order_progress')): RawBuilder<unknown> {
  const direction = oldestFirst ? query`asc` : query`desc`;
  // Orders of one file are of one moment, and stand as the file has them.
  return query`${table}.created_at ${direction}, ${table}.file_row asc nulls first, ${table}.order_code ${direction}`;
}

/** One page of a customer's orders, and how many fit the filter in all. */
export async function pageOfOrders(
  db: Db,
  filter: OrderFilter,
): Promise<{ total: number; rows: OrderLineRow[] }> {
  const { search } = filter;
  if (search !== undefined) return pageOfFound(db, filter, foundBy(search, filter));
  const { limit, offset } = filter;
  const page = query`select * from order_progress where ${conditionsOf(filter)}
    order by ${orderBy(filter)} limit ${limit} offset ${offset}`;
  const [total, rows] = await Promise.all([countOrders(db, filter), listLines(db, filter, page)]);
  return { total, rows };
}

/**
 * Looks for the text once: number and page come out of one walk over the customer's orders. What is found is
 * materialized, else it is looked for again at each of them where few are expected.
 */
async function pageOfFound(
  db: Db,
  filter: OrderFilter,
  orderCodes: RawBuilder<unknown>,
): Promise<{ total: number; rows: OrderLineRow[] }> {
  const { limit, offset } = filter;
  const { rows: found } = await query<{ total: number; codes: string[] | null }>`
    with found as materialized (${orderCodes})
    select count(*)::integer as total,
      (array_agg(order_code order by ${orderBy(filter)}))[${offset + 1}::integer:${offset + limit}::integer] as codes
    from order_progress where ${conditionsOf(filter)}`.execute(db);
  const { total, codes } = found[0] ?? { total: 0, codes: null };
  if (codes === null || codes.length === 0) return { total, rows: [] };
  const page = query`select * from order_progress where order_code = any(${codes}::text[])`;
  return { total, rows: await listLines(db, filter, page) };
}

/** The same for a search that means the orders with these goods, as they are written. */
export function pageOfGoods(
  db: Db,
  filter: OrderFilter,
  goods: readonly string[],
): Promise<{ total: number; rows: OrderLineRow[] }> {
  return pageOfFound(
    db,
    filter,
    query`select code as order_code from customer_order
      where customer_id = ${filter.customerId} and goods = any(${[...goods]}::text[])`,
  );
}

/** So many different goods are looked through for what a search may mean. */
const mostGoods = 3_000;

/** What this customer has written of goods, each once. */
export async function listGoods(db: Db, customerId: string): Promise<string[]> {
  const { rows } = await query<{ goods: string }>`
    select distinct goods from customer_order
    where customer_id = ${customerId} and goods is not null limit ${mostGoods}`.execute(db);
  return rows.map(({ goods }) => goods);
}

async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { rows } = await query<{ total: number }>`
    select count(*)::integer as total from order_progress where ${conditionsOf(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The lines of a page; what only the page shows is looked up for its orders alone. */
async function listLines(db: Db, filter: OrderFilter, page: RawBuilder<unknown>): Promise<OrderLineRow[]> {
  const { rows } = await query<OrderLineRow>`
    select found.order_code as code, found.created_at, found.file_row, stage as status, nullif(found.weight_g, 0)::integer as weight_g,
      customer_order.pickup_point_id, customer_order.goods, customer_order.value_minor, customer_order.value_currency, of_page.*,
      (select name from parcel_name_facts as named
        where named.customer_code = ${filter.customerCode} and named.tracking_code = of_page.first_code) as first_name
    from (${page}) as found
    join customer_order on customer_order.code = found.order_code
    cross join lateral (
      select count(*)::integer as parcels, count(*) filter (where status = 'DKHQS' and (problems = '{}' or not exists (
          select from staying_parcel_facts as staying where staying.parcel_id = parcel.id and not staying.is_ordered_back)))::integer as ready,
        (array_agg(tracking_code order by status = ${ParcelStatus.Cancelled}, id))[1] as first_code,
        coalesce(bool_and(status = any(${[...beforeChina]}::text[]) and received_at is null)
          filter (where status <> ${ParcelStatus.Cancelled}), false) as can_change,
        coalesce(json_agg(problems) filter (where status <> all(${[ParcelStatus.Received, ParcelStatus.Cancelled]}::text[])), '[]')
          as problems_of_going,
        array(select distinct unnest(problems) from parcel_facts as parcel
          where parcel.order_code = found.order_code and (is_current or is_beside) order by 1) as problems
      from parcel_facts as parcel where parcel.order_code = found.order_code and (is_current or is_beside)
    ) as of_page
    order by ${orderBy(filter, query.ref('found'))}`.execute(db);
  return rows;
}
