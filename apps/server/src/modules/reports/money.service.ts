/**
 * Owns the office's view of money: what is unpaid by age, and what came in by day, point, clerk and means. Promises
 * that every number is that of the list behind it: both are made of the same rows.
 */
import { cashCurrencies, type CashCurrency } from '@rohi/contract/billing/cash';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type * as calls from '@rohi/contract/reports/money.contract';
import { rangeWindow, type DayRange } from '@rohi/contract/reports/report-periods';
import { unpaidAgeOf, unpaidAges } from '@rohi/contract/reports/unpaid-ages';
import type { Context } from '../../context.ts';
import { allOwedCharges, type OwedCharge } from '../billing/charges/owed.service.ts';
import { debtsIn, leftOf } from '../billing/opening/debts.service.ts';
import { pageOfTaken, sumTakings } from './money.store.ts';
import type { StaffScope } from './report-scope.ts';

type Deps = Pick<Context, 'db' | 'clock'>;
export type Unpaid = OwedCharge & { days: number };

/** Both views; the days of the takings are those asked for, what is unpaid is of today. */
export async function readMoneyReport(
  context: Deps,
  scope: StaffScope,
  days: DayRange,
  locale: Locale,
): Promise<DataOf<typeof calls.readMoney>> {
  const { bucketSize: size } = rangeWindow(days);
  const [charges, takings, debts] = await Promise.all([
    unpaidCharges(context, scope),
    sumTakings(context.db, scope, { days, size, locale }),
    sumDebts(context, scope),
  ]);
  const ages = unpaidAges.map((age) => ({
    age,
    ...sumOf(charges.filter(({ days: due }) => unpaidAgeOf(due) === age)),
  }));
  return {
    unpaid: { day: dushanbeDay(context.clock.now()), ages, total: sumOf(charges) },
    debts,
    takings: takings.map(({ taken, refunded, ...row }) => ({
      ...row,
      taken: { count: taken.count, amount: moneyBy(row.means, taken.minor) },
      refunded: { count: refunded.count, amount: moneyBy(row.means, refunded.minor) },
    })),
  };
}

/** The charges of an age, or all that are unpaid. */
export async function listUnpaidCharges(
  context: Deps,
  scope: StaffScope,
  { age, page, limit }: QueryOf<typeof calls.listUnpaid>,
): Promise<DataOf<typeof calls.listUnpaid>> {
  const all = await unpaidCharges(context, scope);
  const ofAge = all.filter(({ days }) => age === undefined || unpaidAgeOf(days) === age);
  return {
    total: ofAge.length,
    list: ofAge
      .slice((page - 1) * limit, page * limit)
      .map(({ id, customerCode, trackingCode, kind, owedMinor, days }) => ({
        chargeId: id,
        customerCode,
        trackingCode,
        kind,
        days,
        owed: toWireMoney({ amountMinor: owedMinor, currency: 'USD' }),
      })),
  };
}

/** Debts belong to no point: who works at one is answered none. */
const debtsOf = ({ db }: Deps, scope: StaffScope, currency: CashCurrency) =>
  scope.kind === 'all' ? debtsIn(db, currency) : Promise.resolve([]);

async function sumDebts(context: Deps, scope: StaffScope): Promise<DataOf<typeof calls.readMoney>['debts']> {
  const sums = await Promise.all(
    cashCurrencies.map(async (currency) => {
      const debts = await debtsOf(context, scope, currency);
      const amountMinor = debts.reduce((sum, debt) => sum + leftOf(debt), 0n);
      return { currency, count: debts.length, amount: toWireMoney({ amountMinor, currency }) };
    }),
  );
  return sums.filter(({ count }) => count > 0);
}

/** The debts from before the move-in of a currency. */
export async function listOpeningDebts(
  context: Deps,
  scope: StaffScope,
  { currency, page, limit }: QueryOf<typeof calls.listDebts>,
): Promise<DataOf<typeof calls.listDebts>> {
  const debts = await debtsOf(context, scope, currency);
  return {
    total: debts.length,
    list: debts.slice((page - 1) * limit, page * limit).map((debt) => ({
      chargeId: debt.id,
      customerCode: debt.customerCode,
      day: debt.day,
      words: debt.words,
      owed: toWireMoney({ amountMinor: leftOf(debt), currency }),
    })),
  };
}

/** The payments and refunds of a row of the takings. */
export async function listTakenMoney(
  { db }: Deps,
  scope: StaffScope,
  { page, limit, ...query }: QueryOf<typeof calls.listTaken>,
): Promise<DataOf<typeof calls.listTaken>> {
  const { total, rows } = await pageOfTaken(db, scope, query, { limit, offset: (page - 1) * limit });
  return {
    total,
    list: rows.map(({ minor, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      amount: moneyBy(query.means, minor),
    })),
  };
}

const dayMs = 86_400_000;

/** Unpaid charges of parcels of the scope, the longest due first. */
export async function unpaidCharges(context: Deps, scope: StaffScope): Promise<Unpaid[]> {
  const today = Date.parse(dushanbeDay(context.clock.now()));
  const charges = await allOwedCharges(context);
  return charges
    .filter(({ pickupPointId }) => scope.kind === 'all' || pickupPointId === scope.unitId)
    .map((charge) => ({
      ...charge,
      days: Math.max(0, Math.round((today - Date.parse(dushanbeDay(charge.dueAt))) / dayMs)),
    }))
    .toSorted((a, b) => b.days - a.days || Number(BigInt(a.id) - BigInt(b.id)));
}

function sumOf(charges: readonly Unpaid[]) {
  const amountMinor = charges.reduce((sum, { owedMinor }) => sum + owedMinor, 0n);
  return { count: charges.length, amount: toWireMoney({ amountMinor, currency: 'USD' }) };
}

function moneyBy(means: calls.TakenMeans, amountMinor: bigint) {
  return toWireMoney({ amountMinor, currency: means === 'CASH_USD' ? 'USD' : 'TJS' });
}
