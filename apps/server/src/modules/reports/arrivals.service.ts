/**
 * Owns what will be due when trips arrive. Promises that every number is that of the list behind it, and that what is
 * due already is none of it.
 */
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type * as calls from '@rohi/contract/reports/arrivals.contract';
import type { Context } from '../../context.ts';
import { pageOfArriving, sumArrivals } from './arrivals.store.ts';
import type { StaffScope } from './report-scope.ts';

type Deps = Pick<Context, 'db'>;

/** By trip and point, what arrives first at the top. */
export async function readArrivalsReport(
  { db }: Deps,
  scope: StaffScope,
  locale: Locale,
): Promise<DataOf<typeof calls.readArrivals>> {
  const rows = await sumArrivals(db, scope, locale);
  return {
    list: rows.map(({ owedMinor, ...row }) => ({ ...row, amount: usd(owedMinor) })),
    total: usd(rows.reduce((sum, { owedMinor }) => sum + owedMinor, 0n)),
  };
}

/** The charges behind one of the numbers. */
export async function listArrivingCharges(
  { db }: Deps,
  scope: StaffScope,
  { trip, unitId, page, limit }: QueryOf<typeof calls.listArriving>,
): Promise<DataOf<typeof calls.listArriving>> {
  const filter = { trip, unitId: unitId === 0 ? null : unitId };
  const { total, rows } = await pageOfArriving(db, scope, filter, { limit, offset: (page - 1) * limit });
  return { total, list: rows.map(({ owedMinor, ...row }) => ({ ...row, owed: usd(owedMinor) })) };
}

function usd(amountMinor: bigint) {
  return toWireMoney({ amountMinor, currency: 'USD' });
}
