/**
 * How far orders are, and what that changes in the sums by day. Both follow from parcels and orders alone. What each
 * column is made of stands here, typed by its table: a column that nothing computes does not compile.
 */
import { ParcelStatus, progressSteps } from '@rohi/contract/tracking/parcel-status';
import { sql as query, type RawBuilder } from 'kysely';
import type { OrderProgress } from '../../../platform/database-types.generated.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { noteWrites, type WriteKind } from '../../../platform/projections.ts';
import { addToTally, type Sum } from './order-tally.store.ts';

/** An order was made or changed. */
export const ordersWritten: WriteKind<{ code: string }> = { name: 'orders.ordersWritten' };

/** Has these orders counted at the end of the transaction. */
export function noteOrders(tx: Tx, codes: readonly string[]): void {
  noteWrites(
    tx,
    ordersWritten,
    codes.map((code) => ({ code })),
  );
}

type Measure = Exclude<Sum, 'orders' | 'problem_orders'>;

const goes = query`status <> ${ParcelStatus.Cancelled}`;
const sumOf = (amount: RawBuilder<unknown>) => query`coalesce(sum(${amount}) filter (where ${goes}), 0)`;

/**
 * Added up of the parcels of an order that are not cancelled: weight and volume of those measured, freight of those
 * charged.
 */
const measures: Record<Measure, RawBuilder<unknown>> = {
  parcels: query`count(*) filter (where ${goes})`,
  weight_g: sumOf(query`weight_g`),
  volume_mm3: sumOf(query`length_mm::bigint * width_mm * height_mm`),
  freight_usd_minor: sumOf(query`charge.usd_minor`),
};

/** An order says itself where it goes; its stage is that of the least advanced parcel that is not cancelled. */
const facts: Record<Exclude<keyof OrderProgress, Measure | 'order_code'>, RawBuilder<unknown>> = {
  created_at: query`customer_order.created_at`,
  file_row: query`customer_order.file_row`,
  customer_id: query`customer_order.customer_id`,
  unit_id: query`coalesce(customer_order.pickup_point_id, going.unit_id)`,
  business_line: query`coalesce(customer_order.business_line, 'BSC')`,
  country_code: query`coalesce(going.country_code, 'TJ')`,
  stage: query`coalesce((${[...progressSteps]}::text[])[going.step],
    case when going.known = 0 then ${ParcelStatus.AwaitingSubmission} else ${ParcelStatus.Cancelled} end)`,
  has_problem: query`going.has_problem`,
  product_id: productOf(query`going`, query`coalesce(customer_order.business_line, 'BSC')`),
};

/**
 * What an order is sold as: the product of its line that its heaviest parcel fits, of cargo, which is charged as a
 * whole, all of it; by weight where it is denser than the trade's 6,000 cm³ a kilogram and else by volume; of several
 * the one that begins highest. Null while nothing of it was weighed.
 */
function productOf(going: RawBuilder<unknown>, line: RawBuilder<unknown>): RawBuilder<unknown> {
  const fits = query`case when ${line} = 'FBA' then ${going}.weight_g else ${going}.heaviest_g end`;
  return query`(
    select product.id from product_facts as product
    where product.enabled and product.business_line = ${line} and ${going}.heaviest_g is not null
      and coalesce(product.min_weight_g <= ${fits}, true) and coalesce(product.max_weight_g >= ${fits}, true)
    order by (product.charge_mode = case when ${going}.volume_mm3 > ${going}.weight_g * 6000 then 'VOLUME' else 'WEIGHT' end) desc,
      product.min_weight_g desc nulls last, product.code limit 1)`;
}

const measureNames = Object.keys(measures);
const columnNames = [...Object.keys(facts), ...measureNames];
/** What follows from parcels and orders alone: a product may have been changed since an order was sold as it. */
const derivedNames = columnNames.filter((name) => name !== 'product_id');
const listOf = (names: readonly string[], prefix = '') =>
  query.raw(names.map((name) => `${prefix}${name}`).join(', '));
const named = (columns: Readonly<Record<string, RawBuilder<unknown>>>) =>
  query.join(Object.entries(columns).map(([name, value]) => query`${value} as ${query.raw(name)}`));

/** What the rows of these orders should be; also of a code that parcels carry and no order has (yet). */
function progressOf(codes: readonly string[]): RawBuilder<unknown> {
  return query`
    select asked.order_code, ${named(facts)}, ${listOf(measureNames, 'going.')}
    from unnest(${[...codes]}::text[]) as asked (order_code)
    left join customer_order on customer_order.code = asked.order_code
    cross join lateral (
      select count(*) as known, min(array_position(${[...progressSteps]}::text[], status)) as step,
        coalesce(bool_or(problems <> '{}'), false) as has_problem, max(weight_g) filter (where ${goes}) as heaviest_g,
        min(pickup_point_id) filter (where ${goes}) as unit_id,
        min(country_code) filter (where ${goes}) as country_code, ${named(measures)}
      from parcel_facts as parcel left join freight_charge_facts as charge on charge.parcel_id = parcel.id
      where parcel.order_code = asked.order_code
    ) as going`;
}

/** The same, but an order stays what it was sold as while it is of the same line and what was measured of it stays. */
function countedOf(codes: readonly string[]): RawBuilder<unknown> {
  const sold = ['business_line', 'parcels', 'weight_g', 'volume_mm3'];
  return query`
    select now.order_code, ${listOf(derivedNames, 'now.')}, case
      when was.product_id is not null and (${listOf(sold, 'was.')}) = (${listOf(sold, 'now.')}) then was.product_id
      else now.product_id end as product_id
    from (${progressOf(codes)}) as now join order_progress as was on was.order_code = now.order_code`;
}

/**
 * Writes how far these orders are. Their rows are locked first, in one order for all: a transaction that moves another
 * parcel of an order meanwhile waits there, and then sees what this one wrote. A missing row is made, so that there is
 * one to lock; it counts nowhere while there is no order. Two statements, however many they are.
 */
export async function countOrders(tx: Tx, codes: readonly string[]): Promise<void> {
  const locked = query`
    insert into order_progress (order_code, business_line, country_code, stage, has_problem, ${listOf(measureNames)})
    select order_code, 'BSC', 'TJ', ${ParcelStatus.AwaitingSubmission}, false, ${listOf(measureNames.map(() => '0'))}
    from unnest(${[...codes]}::text[]) as asked (order_code) order by order_code
    -- Nothing is written over: the row is locked.
    on conflict (order_code) do update set stage = excluded.stage where false`.execute(tx);
  const counted = query`
    with counted as (${countedOf(codes)}), changed as (
      -- The row as it was is joined: nobody else writes it, and PostgreSQL 17 cannot return it.
      update order_progress as kept set ${listOf(columnNames.map((name) => `${name} = counted.${name}`))}
      from counted join order_progress as was on was.order_code = counted.order_code
      where kept.order_code = counted.order_code
        and (${listOf(columnNames, 'was.')}) is distinct from (${listOf(columnNames, 'counted.')})
      returning was as before, kept as after
    ), signed as (
      select sign, (progress).* from changed
      cross join lateral (values (-1, before), (1, after)) as side (sign, progress)
    )
    ${addToTally(query`signed`)}`.execute(tx);
  await Promise.all([locked, counted]);
}

/** The next codes that have an order, a parcel or a row, in order of the code. */
export async function codesAfter(db: Db | Tx, code: string, limit: number): Promise<string[]> {
  const next = (table: string, column: string) => query`
    (select distinct ${query.ref(column)} as code from ${query.table(table)} where ${query.ref(column)} > ${code} order by 1 limit ${limit})`;
  const { rows } = await query<{ code: string }>`
    ${next('customer_order', 'code')} union ${next('parcel_facts', 'order_code')} union ${next('order_progress', 'order_code')}
    order by code limit ${limit}`.execute(db);
  return rows.map((row) => row.code);
}

/** Those of these orders with a row that is missing or not what it should be. */
export async function findWronglyCounted(db: Db | Tx, codes: readonly string[]): Promise<string[]> {
  const { rows } = await query<{ code: string }>`
    select counted.order_code as code from (${progressOf(codes)}) as counted
    left join order_progress as kept on kept.order_code = counted.order_code
    where (${listOf(derivedNames, 'kept.')}) is distinct from (${listOf(derivedNames, 'counted.')}) order by 1`.execute(
    db,
  );
  return rows.map((row) => row.code);
}
