/** Owns the ranks: which product, pickup point and country the orders of a period belong to. */
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { toWireMoney } from '@rohi/contract/pricing/money';
import { reportWindow, type ReportPeriod } from '@rohi/contract/reports/report-periods';
import type { saleRank } from '@rohi/contract/reports/staff-reports.contract';
import type { Context } from '../../context.ts';
import { sumByRank, type RankedBy, type RankRow } from './rank.store.ts';
import { noPointNames } from './report-words.ts';
import type { StaffCut } from './report-scope.ts';

/** Pickup points are ranked by what they earn, all else by orders. */
const weighs: Record<RankedBy, (row: RankRow) => bigint> = {
  product: ({ orders }) => BigInt(orders),
  country: ({ orders }) => BigInt(orders),
  point: ({ freightMinor }) => freightMinor,
};

/** Code of the orders of which nobody has said where they go. */
const noCode = 'NONE';

/** The rank of a period, names in `locale`; equals stand in the order of their codes. */
export async function readRank(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  by: RankedBy,
  cut: StaffCut,
  period: ReportPeriod,
  locale: Locale,
): Promise<DataOf<typeof saleRank>> {
  const weigh = weighs[by];
  const rows = await sumByRank(db, by, cut, reportWindow(period, clock.now()));
  const all = rows.reduce((sum, row) => sum + weigh(row), 0n);
  const codeOf = ({ code }: RankRow) => code ?? noCode;
  return rows
    .toSorted((a, b) => Number(weigh(b) - weigh(a)) || (codeOf(a) < codeOf(b) ? -1 : 1))
    .map((row, index) => {
      const { ru, en, zh, tg } = row.names ?? noPointNames;
      return {
        rank: index + 1,
        code: codeOf(row),
        name: (row.names ?? noPointNames)[locale],
        names: { ru, en, zh, tg },
        orderCount: row.orders,
        weightKg: writeDecimal(row.weightG, 3),
        amount: toWireMoney({ amountMinor: row.freightMinor, currency: 'USD' }),
        sharePct: all === 0n ? 0 : Math.round((Number(weigh(row)) / Number(all)) * 1_000) / 10,
      };
    });
}
