/**
 * Owns what orders come to: by stage, by time, in sums. Promises that a number is what stands in the database at that
 * moment: nothing is cached in memory, and the sums by day change in the transaction that changes an order.
 */
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { divideRounded, writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type {
  orderNumbers,
  orderReport,
  orderStatusInfo,
  orderStatusNumbers,
} from '@rohi/contract/reports/own-reports.contract';
import {
  bucketKeyOf,
  changePercent,
  momentsOf,
  rangeWindow,
  reportWindow,
  type DayRange,
  type ReportPeriod,
  type ReportWindow,
} from '@rohi/contract/reports/report-periods';
import { parcelStatuses, stepIndexOf, type ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../context.ts';
import type { UserPrincipal } from '../../principal.ts';
import { countOrdersOfWarehouse } from '../orders/staff/staff-orders.service.ts';
import { lastEventOfOrder } from '../tracking/owner/own-lines.service.ts';
import { lastEventsOf, type LastEvent } from '../tracking/answers/timeline-answers.service.ts';
import {
  countStages,
  findOrderHeads,
  sumByDay,
  sumByHour,
  type OrderHead,
  type OrderSums,
} from './order-sums.store.ts';
import { scopeOf, type ReportCut } from './report-scope.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** How many orders of a business line stand at each stage: as many as the caller's list of them has. */
export async function readStageNumbers(
  context: Pick<Context, 'db'>,
  caller: UserPrincipal,
  businessLine: ReportCut['businessLine'],
): Promise<DataOf<typeof orderStatusNumbers>> {
  const rows =
    (await countOrdersOfWarehouse(context, caller, businessLine)) ??
    (await countStages(context.db, { scope: scopeOf(caller), businessLine }));
  const ofStage = (status: ParcelStatus) => rows.find((row) => row.status === status)?.orders ?? 0;
  return {
    ...(Object.fromEntries(parcelStatuses.map((status) => [status, ofStage(status)])) as Record<
      ParcelStatus,
      number
    >),
    total: rows.reduce((sum, row) => sum + row.orders, 0),
    problem: rows.reduce((sum, row) => sum + row.problems, 0),
  };
}

/** How many orders of the cut were made lately, and in all. */
export async function readOrderNumbers(
  { db, clock }: Deps,
  cut: ReportCut,
): Promise<DataOf<typeof orderNumbers>> {
  const today = dushanbeDay(clock.now());
  const from = addDays(today, -29);
  const [stages, days] = await Promise.all([
    countStages(db, cut),
    sumByDay(db, cut, { from, to: today }, momentsOf(from, today)),
  ]);
  const ordersFrom = (first: string, last: string) =>
    days.filter(({ key }) => key >= first && key <= last).reduce((sum, { orders }) => sum + orders, 0);
  const week = ordersFrom(addDays(today, -6), today);
  const total = stages.filter(({ status }) => status !== 'YQX').reduce((sum, { orders }) => sum + orders, 0);
  return {
    today: ordersFrom(today, today),
    yesterday: ordersFrom(addDays(today, -1), addDays(today, -1)),
    week,
    month: ordersFrom(from, today),
    total,
    changePct: changePercent(week, ordersFrom(addDays(today, -13), addDays(today, -7))),
  };
}

/** A period that ends now, or days chosen freely. */
export type WantedPeriod = ReportPeriod | DayRange;

function windowOf(wanted: WantedPeriod, now: Date): ReportWindow {
  return typeof wanted === 'string' ? reportWindow(wanted, now) : rangeWindow(wanted);
}

export type PeriodReport = {
  window: ReportWindow;
  buckets: (OrderSums & { key: string })[];
  totals: OrderSums;
  previous: OrderSums;
};

/** The orders of a period of days and of the one before it, cancelled ones left out. */
export async function reportOrders(
  { db, clock }: Deps,
  cut: ReportCut,
  wanted: WantedPeriod,
): Promise<PeriodReport> {
  const window = windowOf(wanted, clock.now());
  const { from, to, previousFrom, bucketKeys, bucketSize } = window;
  const moments = momentsOf(previousFrom, to);
  const rows =
    bucketSize === 'hour'
      ? await sumByHour(db, cut, moments)
      : await sumByDay(db, cut, { from: previousFrom, to }, moments);
  // Keys begin with the day, so that they compare as text.
  const now = rows.filter(({ key }) => key >= from);
  const byBucket = Map.groupBy(now, (row) => bucketKeyOf(bucketSize, row.key));
  return {
    window,
    buckets: bucketKeys.map((key) => ({ key, ...addUp(byBucket.get(key) ?? []) })),
    totals: addUp(now),
    previous: addUp(rows.filter(({ key }) => key < from)),
  };
}

function addUp(rows: readonly OrderSums[]): OrderSums {
  return {
    orders: rows.reduce((sum, row) => sum + row.orders, 0),
    parcels: rows.reduce((sum, row) => sum + row.parcels, 0),
    weightG: rows.reduce((sum, row) => sum + row.weightG, 0n),
    volumeMm3: rows.reduce((sum, row) => sum + row.volumeMm3, 0n),
    freightMinor: rows.reduce((sum, row) => sum + row.freightMinor, 0n),
  };
}

/** The report as the call answers it. */
export async function readOrderReport(
  context: Deps,
  cut: ReportCut,
  wanted: WantedPeriod,
): Promise<DataOf<typeof orderReport>> {
  const { window, buckets, totals, previous } = await reportOrders(context, cut, wanted);
  return {
    from: window.from,
    to: window.to,
    buckets: buckets.map((bucket) => ({ key: bucket.key, ...describeSums(bucket) })),
    totals: describeSums(totals),
    previous: { from: window.previousFrom, to: window.previousTo, ...describeSums(previous) },
  };
}

const mm3PerCm3 = 1_000n;

function describeSums({ orders, parcels, weightG, volumeMm3, freightMinor }: OrderSums) {
  return {
    orderCount: orders,
    parcelCount: parcels,
    weightKg: writeDecimal(weightG, 3),
    volumeCbm: writeDecimal(divideRounded(volumeMm3, mm3PerCm3, 'HALF_UP'), 6),
    amount: toWireMoney({ amountMinor: freightMinor, currency: 'USD' }),
  };
}

/** How far these orders are, in the order of asking; one outside of the cut is not found. */
export async function readOrderStatuses(
  context: Context,
  cut: ReportCut,
  request: readonly string[],
  locale: Locale,
): Promise<DataOf<typeof orderStatusInfo>> {
  const codes = request.map((code) => code.normalize('NFKC').trim().toUpperCase());
  const found = await findOrderHeads(context.db, cut, codes);
  const lastEvents = await lastEventsOf(
    context,
    found.flatMap(({ isShared, lastMoved }) => (isShared || lastMoved === null ? [] : lastMoved)),
    locale,
  );
  const heads = new Map<string, OrderHead & Partial<LastEvent>>();
  for (const head of found) {
    const last = head.isShared
      ? await lastEventOfOrder(context, head.code, locale)
      : lastEvents.get(head.lastMoved ?? '');
    heads.set(head.code, { ...head, ...last });
  }
  return codes.map((code, index) => {
    const head = heads.get(code);
    return {
      orderCode: request[index] ?? code,
      found: head !== undefined,
      status: head?.stage ?? null,
      stepIndex: head === undefined ? null : stepIndexOf(head.stage),
      lastEvent: head?.lastEvent ?? null,
      lastEventTime: head?.lastEventTime ?? null,
    };
  });
}
