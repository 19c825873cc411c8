/** Owns the four cards of the reports page. */
import type { DataOf } from '@rohi/contract/endpoint';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { changePercent, type ReportPeriod } from '@rohi/contract/reports/report-periods';
import {
  reportCards,
  type fourPageData,
  type ReportCard,
} from '@rohi/contract/reports/staff-reports.contract';
import type { Context } from '../../context.ts';
import { reportOrders } from './order-reports.service.ts';
import type { OrderSums } from './order-sums.store.ts';
import type { StaffCut } from './report-scope.ts';

/** A card counts whole units of 10^-`decimals`. */
const measures: Record<
  ReportCard,
  { unit: 'PIECE' | 'KG' | 'USD'; decimals: number; of: (sums: OrderSums) => bigint }
> = {
  orders: { unit: 'PIECE', decimals: 0, of: ({ orders }) => BigInt(orders) },
  parcels: { unit: 'PIECE', decimals: 0, of: ({ parcels }) => BigInt(parcels) },
  weight: { unit: 'KG', decimals: 3, of: ({ weightG }) => weightG },
  amount: { unit: 'USD', decimals: 2, of: ({ freightMinor }) => freightMinor },
};

/** Orders, parcels, weight and freight of a period beside the one before. */
export async function readReportCards(
  context: Pick<Context, 'db' | 'clock'>,
  cut: StaffCut,
  period: ReportPeriod,
): Promise<DataOf<typeof fourPageData>> {
  const { window, buckets, totals, previous } = await reportOrders(context, cut, period);
  return {
    from: window.from,
    to: window.to,
    cards: reportCards.map((key) => {
      const { unit, decimals, of } = measures[key];
      return {
        key,
        value: writeDecimal(of(totals), decimals),
        unit,
        previous: writeDecimal(of(previous), decimals),
        changePct: changePercent(Number(of(totals)), Number(of(previous))),
        spark: buckets.map((bucket) => Number(writeDecimal(of(bucket), decimals))),
      };
    }),
  };
}
