/**
 * Owns the ranks: which product, pickup point, country and stage the orders of a period belong to. Promises that what
 * is behind a route is what its row counts.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import { locales, type Locale, type LocaleTexts } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { toWireMoney } from '@rohi/contract/pricing/money';
import {
  countedStages,
  reportWindow,
  type DayRange,
  type ReportPeriod,
} from '@rohi/contract/reports/report-periods';
import type { saleRank } from '@rohi/contract/reports/staff-reports.contract';
import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../context.ts';
import { readWords } from '../reference-data/words.service.ts';
import { sumByRank, type RankedBy, type RankRow } from './rank.store.ts';
import { noPointNames, noProductNames } from './report-words.ts';
import type { StaffCut } from './report-scope.ts';

/** Pickup points are ranked by what they earn, all else by orders. */
const byFreight = ({ freightMinor }: RankRow) => freightMinor;
const byOrders = ({ orders }: RankRow) => BigInt(orders);

/** Code of the orders that have no point, or no product yet. */
const noCode = 'NONE';

type Rank = DataOf<typeof saleRank>;
type Deps = Pick<Context, 'db' | 'clock'> & Parameters<typeof readWords>[0];

/** The rank of a period, names in `locale`; equals stand in the order of their codes. */
export async function readRank(
  context: Deps,
  by: RankedBy,
  cut: StaffCut,
  period: ReportPeriod,
  locale: Locale,
): Promise<Rank> {
  const days = reportWindow(period, context.clock.now());
  return rankOf(context, { by, cut, days, locale, weigh: by === 'point' ? byFreight : byOrders });
}

/** The orders of days, both included, split; shares are those of the orders. */
export function splitReport(
  context: Deps,
  by: RankedBy,
  cut: StaffCut,
  days: DayRange,
  locale: Locale,
): Promise<Rank> {
  return rankOf(context, { by, cut, days, locale, weigh: byOrders });
}

type Ranked = {
  by: RankedBy;
  cut: StaffCut;
  days: DayRange;
  locale: Locale;
  weigh: (row: RankRow) => bigint;
};

async function rankOf(context: Deps, { by, cut, days, locale, weigh }: Ranked): Promise<Rank> {
  const [rows, words] = await Promise.all([sumByRank(context.db, by, cut, days), readWords(context)]);
  const all = rows.reduce((sum, row) => sum + weigh(row), 0n);
  const codeOf = ({ code }: RankRow) => code ?? noCode;
  const namesOf = (row: RankRow): LocaleTexts => {
    if (by === 'stage') return stageNamesOf(words, row.key as ParcelStatus);
    return row.names ?? (by === 'product' ? noProductNames : noPointNames);
  };
  return rows
    .toSorted((a, b) => Number(weigh(b) - weigh(a)) || (codeOf(a) < codeOf(b) ? -1 : 1))
    .map((row, index) => {
      const { ru, en, zh, tg } = namesOf(row);
      return {
        rank: index + 1,
        code: codeOf(row),
        name: namesOf(row)[locale],
        names: { ru, en, zh, tg },
        orderCount: row.orders,
        weightKg: writeDecimal(row.weightG, 3),
        amount: toWireMoney({ amountMinor: row.freightMinor, currency: 'USD' }),
        sharePct: all === 0n ? 0 : Math.round((Number(weigh(row)) / Number(all)) * 1_000) / 10,
        route: routeOf(by, row, cut, days),
      };
    });
}

function stageNamesOf(words: Awaited<ReturnType<typeof readWords>>, stage: ParcelStatus): LocaleTexts {
  return Object.fromEntries(locales.map((each) => [each, words[each].stageNames[stage]])) as LocaleTexts;
}

/** How a list of orders finds what a row counts; null for orders without a point, which it cannot ask for. */
function filterOf(by: RankedBy, { key, code }: RankRow): Record<string, string> | null {
  if (by === 'stage') return { stage: key };
  if (by === 'product') return { stage: countedStages, product: code ?? noCode };
  if (by === 'country') return { stage: countedStages, country: key };
  return code === null ? null : { stage: countedStages, unit: key };
}

/** Where the console lists the orders of a row; a list is of one business line. */
function routeOf(by: RankedBy, row: RankRow, { businessLine }: StaffCut, days: DayRange): string | null {
  const filter = filterOf(by, row);
  if (filter === null || businessLine === undefined) return null;
  const params = new URLSearchParams({ ...filter, from: days.from, to: days.to });
  return `/${businessLine.toLowerCase()}/orders?${params.toString()}`;
}
