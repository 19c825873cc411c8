/**
 * Sums of orders. What all orders come to is read from the sums by day; what one customer's do, and the hours of a day,
 * from the orders themselves, by index.
 */
import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { ReportCut } from './report-scope.ts';

/** What orders come to. Grams, cubic millimetres, cents. */
export type OrderSums = {
  orders: number;
  parcels: number;
  weightG: bigint;
  volumeMm3: bigint;
  freightMinor: bigint;
};

type SumsRow = {
  key: string;
  orders: string;
  parcels: string;
  weight: string;
  volume: string;
  freight: string;
};

function sumsOf(row: SumsRow): OrderSums & { key: string } {
  return {
    key: row.key,
    orders: Number(row.orders),
    parcels: Number(row.parcels),
    weightG: BigInt(row.weight),
    volumeMm3: BigInt(row.volume),
    freightMinor: BigInt(row.freight),
  };
}

/** Of rows that stand for one order each. */
const sumsOfOrders = query`count(*) as orders, sum(parcels) as parcels, sum(weight_g) as weight, sum(volume_mm3) as volume,
  sum(freight_usd_minor) as freight`;
/** Of rows that hold sums. */
const sumsOfTally = query`sum(orders) as orders, sum(parcels) as parcels, sum(weight_g) as weight, sum(volume_mm3) as volume,
  sum(freight_usd_minor) as freight`;

/** Which rows of the orders or of their sums belong to the cut. */
export function isIn({ scope, businessLine }: ReportCut): RawBuilder<unknown> {
  const line = businessLine === undefined ? query`true` : query`business_line = ${businessLine}`;
  if (scope.kind === 'all') return line;
  return scope.kind === 'unit'
    ? query`unit_id = ${scope.unitId} and ${line}`
    : query`customer_id = ${scope.customerId} and ${line}`;
}

const dushanbe = query`created_at at time zone 'Asia/Dushanbe'`;

/**
 * Days of Dushanbe between two of them, both included, that orders of the cut were made on; cancelled orders are left
 * out.
 */
export async function sumByDay(
  db: Db,
  cut: ReportCut,
  days: { from: string; to: string },
  moments: { from: Date; to: Date },
): Promise<(OrderSums & { key: string })[]> {
  const { rows } = await (
    cut.scope.kind === 'customer'
      ? query<SumsRow>`select to_char(${dushanbe}, 'YYYY-MM-DD') as key, ${sumsOfOrders} from order_progress
          where ${isIn(cut)} and stage <> 'YQX' and created_at >= ${moments.from} and created_at < ${moments.to}
          group by 1`
      : query<SumsRow>`select day::text as key, ${sumsOfTally} from order_tally
          where ${isIn(cut)} and stage <> 'YQX' and day between ${days.from}::date and ${days.to}::date
          group by 1 having sum(orders) > 0`
  ).execute(db);
  return rows.map(sumsOf);
}

/** The same by the hour, as `2026-11-20T14`. */
export async function sumByHour(
  db: Db,
  cut: ReportCut,
  moments: { from: Date; to: Date },
): Promise<(OrderSums & { key: string })[]> {
  const { rows } = await query<SumsRow>`
    select to_char(${dushanbe}, 'YYYY-MM-DD"T"HH24') as key, ${sumsOfOrders} from order_progress
    where ${isIn(cut)} and stage <> 'YQX' and created_at >= ${moments.from} and created_at < ${moments.to}
    group by 1`.execute(db);
  return rows.map(sumsOf);
}

export type StageCount = { status: ParcelStatus; orders: number; problems: number };

/** How many orders of the cut stand at each stage, and how many of them have a problem. */
export async function countStages(db: Db, cut: ReportCut): Promise<StageCount[]> {
  const { rows } = await (
    cut.scope.kind === 'customer'
      ? query<StageCount>`select stage as status, count(*)::integer as orders,
          (count(*) filter (where has_problem))::integer as problems
        from order_progress where ${isIn(cut)} group by stage`
      : query<StageCount>`select stage as status, sum(orders)::integer as orders, sum(problem_orders)::integer as problems
        from order_tally where ${isIn(cut)} group by stage`
  ).execute(db);
  return rows;
}

export type OrderHead = {
  code: string;
  stage: ParcelStatus;
  /** The tracking code of the parcel that moved last; null when it has none that can be tracked. */
  lastMoved: string | null;
  /** Public tracking of one of its codes is not, or not only, of this order. */
  isShared: boolean;
};

/** Those of these orders that are in the cut. */
export async function findOrderHeads(db: Db, cut: ReportCut, codes: readonly string[]): Promise<OrderHead[]> {
  const { rows } = await query<OrderHead>`
    select order_code as code, stage, exists (select from parcel
        where parcel.order_code = order_progress.order_code and (is_beside or declared_twice)) as "isShared",
      (select tracking_code from parcel where parcel.order_code = order_progress.order_code and is_current
        order by last_event_at desc nulls last, parcel.id limit 1) as "lastMoved"
    from order_progress
    where order_code = any(${[...codes]}::text[]) and created_at is not null and ${isIn(cut)}`.execute(db);
  return rows;
}
