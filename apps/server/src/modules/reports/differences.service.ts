/**
 * Owns the office's view of differences of drawers by clerk. Promises that every number is that of the list behind it,
 * and that it is the sum of the shifts' own reports: both come from the ledger's postings of the shift.
 */
import type { differenceReasons } from '@rohi/contract/billing/cash';
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type * as calls from '@rohi/contract/reports/differences.contract';
import { rangeWindow, type DayRange } from '@rohi/contract/reports/report-periods';
import type { Context } from '../../context.ts';
import { pageOfDifferences, sumDifferences, type CashSums } from './differences.store.ts';
import type { StaffScope } from './report-scope.ts';

type Deps = Pick<Context, 'db'>;
type Reason = (typeof differenceReasons)[number];

/** What each clerk's drawers differed by on these days. */
export async function readDifferenceReport(
  { db }: Deps,
  scope: StaffScope,
  days: DayRange,
  locale: Locale,
): Promise<DataOf<typeof calls.readDifferences>> {
  const { bucketSize: size } = rangeWindow(days);
  const rows = await sumDifferences(db, scope, { days, size, locale });
  return {
    list: rows.map(({ missing, surplus, ...row }) => ({
      ...row,
      missing: textsOf(missing),
      surplus: textsOf(surplus),
    })),
  };
}

/** The shifts behind a row of it. */
export async function listDifferingShifts(
  { db }: Deps,
  scope: StaffScope,
  { page, limit, ...query }: QueryOf<typeof calls.listDifferences>,
): Promise<DataOf<typeof calls.listDifferences>> {
  const { total, rows } = await pageOfDifferences(db, scope, query, { limit, offset: (page - 1) * limit });
  return {
    total,
    list: rows.map(({ closedAt, difference, reason, ...row }) => ({
      ...row,
      closedAt: closedAt.toISOString(),
      difference: textsOf(difference),
      // Written by closing a shift alone, which takes no other.
      reason: reason as Reason | null,
    })),
  };
}

function textsOf({ TJS, USD }: CashSums) {
  return { TJS: writeDecimal(TJS, 2), USD: writeDecimal(USD, 2) };
}
